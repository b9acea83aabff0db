import { decimalText } from '@/lib/money/decimal';
import { rounded } from '../confidence';
import { placed, type Reading } from '../extraction';
import { isCalledRefund } from '../kinds/called-refund';
import type { TextLine } from '../text-line';
import { type ComparedAmounts, comparedAmounts } from './compared-amounts';
import type { LabelledAmount } from './labelled-amounts';
import {
  type Agreement,
  agreementsOf,
  cashLessChange,
  hasBalanceDue,
  isDisproved,
  isNear,
  isSuperseded,
} from './total-agreements';

/** What the words beside an amount are worth, and how sure they make it where nothing else on the document agrees. */
const LABELS = {
  total_to_pay: { worth: 3, confidence: 0.95 },
  total: { worth: 2, confidence: 0.85 },
  amount: { worth: 0.75, confidence: 0.5 },
  /** Paid exactly, where no total can be read. */
  tendered: { worth: 0.5, confidence: 0.6 },
  /** Where there is no total. */
  subtotal: { worth: 0.25, confidence: 0.5 },
} as const;
const unlabelled = { worth: 0, confidence: 0.3 };

/** What each agreement of other amounts adds to an amount's worth. */
const worthOf: Record<Agreement, number> = {
  cash_less_change: 5,
  parts: 2,
  items: 1.5,
  paid: 1.5,
  repeated: 0.75,
};
const superseded = -4;
const proof: readonly Agreement[] = ['cash_less_change', 'parts', 'items', 'paid'];
const sure = 0.97;
/** Letters recognized in a picture alone make nothing sure. */
const mostAlone = 0.85;
const surestTie = 0.6;
/** What comes back is no total to pay. */
const REFUND = /refund|returned goods|credit note|erstattung|remboursement|reembolso/i;
const clearLead = 1;
const leastCertainty = 0.45;
/** Amounts are compared with each other: of a document with more, which is no receipt, those that words name. */
const mostAmounts = 400;

type Candidate = { amount: LabelledAmount; agreements: Agreement[]; worth: number; confidence: number };

/**
 * The sum to be paid, with the amount it was taken from: by its words, and by what the other amounts make of it; and whether another
 * total in another currency has nearly as much for it.
 */
export function findTotal(
  lines: readonly TextLine[],
  all: readonly LabelledAmount[],
): { reading: Reading<string>; amount: LabelledAmount; hasRivalSign: boolean } | null {
  const amounts = all.length > mostAmounts ? all.filter(isNamed).slice(-mostAmounts) : all;
  const compared = comparedAmounts(amounts);
  const [best, second] = candidatesOf(compared);
  if (!best || (!isTotal(best.amount.kind) && onlyComesBack(amounts))) return null;
  const paid = cashLessChange(amounts);
  if (paid !== null && isDoubtedBy(paid, best)) return paidInCash(paid, amounts);
  const isRecognized = (lines[best.amount.line]?.pieces.length ?? 0) > 0;
  const isRefund =
    REFUND.test(lines[best.amount.line]?.text ?? '') || isCalledRefund(lines.map(({ text }) => text));
  if (isRefund && best.amount.kind === 'none' && best.agreements.length === 0) return null;
  const rival = second !== undefined && best.worth - second.worth < clearLead ? second : null;
  const isContradicted = !isProven(best) && isDisproved(best.amount, compared);
  const confidence = rounded(
    Math.min(
      confidenceOf(best, isRecognized, rival),
      isContradicted || isOnlyUnsigned(best.amount, amounts) || hasBalanceDue(best.amount, amounts)
        ? surestTie
        : 1,
      isRefund || best.amount.isInDoubt ? unlabelled.confidence : 1,
    ),
  );
  return {
    reading: { value: best.amount.value, confidence, ...placed(best.amount.place) },
    amount: best.amount,
    hasRivalSign: rival !== null && isTotal(rival.amount.kind) && rival.amount.sign !== best.amount.sign,
  };
}

/** Whether it has no currency beside it, as other totals do: it may be a count. */
function isOnlyUnsigned({ sign, units }: LabelledAmount, all: readonly LabelledAmount[]): boolean {
  const totals = all.filter((each) => isTotal(each.kind) && each.units > 0n && each.sign !== null);
  return sign === null && totals.length > 0 && totals.every((each) => each.units !== units);
}

/** Whether all its totals have a minus. */
function onlyComesBack(amounts: readonly LabelledAmount[]): boolean {
  const totals = amounts.filter(({ kind, units }) => isTotal(kind) && units !== 0n);
  return totals.length > 0 && totals.every(({ isNegative }) => isNegative);
}

/** Whether cash less change says another total than the best amount, which has nothing else for it or was rounded to it. */
function isDoubtedBy(paid: bigint, best: Candidate): boolean {
  const { amount } = best;
  if (paid === amount.units || isProven(best)) return false;
  return !isTotal(amount.kind) || amount.certainty < leastCertainty || isNear(paid, amount.units);
}

/** The total where only what was handed over and what came back could be read. */
function paidInCash(units: bigint, amounts: readonly LabelledAmount[]) {
  const cash = amounts.find(({ kind }) => kind === 'tendered');
  if (!cash) return null;
  const value = decimalText(units, 4).replace(/0{1,2}$/, '');
  const isInDoubt = amounts.some(
    (each) => each.isInDoubt && (each.kind === 'tendered' || each.kind === 'change'),
  );
  const confidence = isInDoubt ? unlabelled.confidence : surestTie;
  return { reading: { value, confidence }, amount: { ...cash, value, units }, hasRivalSign: false };
}

function confidenceOf(best: Candidate, isRecognized: boolean, rival: Candidate | null): number {
  const { confidence, amount } = best;
  const isRivalled = rival !== null && isTotal(amount.kind) && isTotal(rival.amount.kind);
  if (!isRecognized) return isRivalled ? Math.min(confidence, surestTie) : confidence;
  const isLabelled = isTotal(amount.kind);
  const most = isProven(best) && isLabelled && amount.certainty >= leastCertainty ? sure : mostAlone;
  const base = isProven(best) && isLabelled ? sure : confidence * (0.5 + 0.5 * amount.certainty);
  return Math.min(base, most, rival !== null ? surestTie : 1);
}

/** One candidate for each value, the worthiest first; of equals the larger, but none that may be another number. */
function candidatesOf(compared: ComparedAmounts): Candidate[] {
  const { all: amounts } = compared;
  const byValue = new Map<bigint, Candidate>();
  const hasTotal = amounts.some(({ kind, isInSummary }) => isTotal(kind) && !isInSummary);
  const isPaidExactly = !amounts.some(({ kind, units }) => kind === 'change' && units > 0n);
  for (const amount of amounts) {
    if (amount.kind === 'tendered' && !isPaidExactly) continue;
    if (amount.units === 0n || isNoTotal(amount.kind)) continue;
    const isToPay = !amount.isInSummary || amount.kind === 'total_to_pay';
    const label = (isToPay && amount.isLast && LABELS[amount.kind as keyof typeof LABELS]) || unlabelled;
    const known = byValue.get(amount.units);
    const agreements = known?.agreements ?? agreementsOf(amount, compared);
    // Where their words were misread, what was handed over still tells.
    const isOther =
      amount.isNegative || amount.kind === 'adjustment' || (amount.kind === 'subtotal' && hasTotal);
    // The largest to which the parts come is no tax, whatever words are beside it.
    const isSumOfAll =
      agreements.includes('parts') &&
      !amount.isNegative &&
      amounts.every(({ units }) => units <= amount.units);
    if (isOther && !agreements.includes('cash_less_change') && !isSumOfAll) continue;
    const worth =
      label.worth +
      agreements.reduce((sum, each) => sum + worthOf[each], 0) +
      (isSuperseded(amount, compared) ? superseded : 0);
    if (known && known.worth >= worth) continue;
    byValue.set(amount.units, { amount, agreements, worth, confidence: label.confidence });
  }
  return [...byValue.values()].sort(
    (a, b) =>
      b.worth - a.worth ||
      Number(a.amount.isInDoubt) - Number(b.amount.isInDoubt) ||
      (b.amount.units > a.amount.units ? 1 : -1),
  );
}

function isProven({ agreements }: Candidate): boolean {
  return agreements.some((each) => proof.includes(each));
}

function isNamed({ kind }: LabelledAmount): boolean {
  return kind !== 'none' && kind !== 'amount';
}

function isNoTotal(kind: LabelledAmount['kind']): boolean {
  return kind === 'change' || kind === 'count' || kind === 'previous' || kind === 'other';
}

function isTotal(kind: LabelledAmount['kind']): boolean {
  return kind === 'total' || kind === 'total_to_pay';
}
