import { groupBy } from '@/lib/group-by';
import { type Currencies, type PrintedAmount, printedAmounts } from '../amounts/printed-amounts';
import type { TextLine } from '../text-line';
import type { AmountKind } from './amount-kind';
import {
  beginsSummary,
  isCountOfItems,
  isMeasure,
  isNetTotal,
  isNoPayment,
  isPaid,
  isPayment,
  isTableHead,
  isTax,
  isTaxSum,
  kindOf,
  lettersOf,
} from './total-labels';

export type LabelledAmount = PrintedAmount & {
  kind: AmountKind;
  /** In ten-thousandths, for sums. */
  units: bigint;
  /** The last of its line: what a line comes to is printed at its right end. */
  isLast: boolean;
  /** Among the sums of parts that tax offices want at the foot. */
  isInSummary: boolean;
  /** Called a tax that is added to the price. */
  isTax: boolean;
  /** Called a net amount, a tax in the total or a discount for who pays soon. */
  isNoPayment: boolean;
};

/** Kinds of which a tax that is called a total is a part; a bill for taxes has none, and no larger amount. */
const sums: ReadonlySet<AmountKind> = new Set(['total', 'total_to_pay', 'subtotal']);

/** What hours and weights are called as well: "Total hours". */
const measurable: ReadonlySet<AmountKind> = new Set([...sums, 'amount']);

/** All amounts with what the words of their line, or of the line above where theirs has none, call them. */
export function labelledAmounts(lines: readonly TextLine[], currencies: Currencies): LabelledAmount[] {
  const amounts = printedAmounts(lines, currencies);
  const isCount = amounts.map((each, at) => isMeasured(lines[each.line]?.text ?? '', each, amounts[at - 1]));
  const withAmounts = new Set(amounts.filter((_, at) => !isCount[at]).map(({ line }) => line));
  const byLine = groupBy(amounts, ({ line }) => line);
  const isRow = (line: number) => (byLine.get(line)?.length ?? 0) > 1;
  const letters = lines.map(({ text }) => lettersOf(text));
  const isHeadOfTable = letters.map(isTableHead);
  let isInSummary = false;
  let summaryFrom = lines.length;
  letters.forEach((each, at) => {
    if (!isInSummary && beginsSummary(each) && kindOf(each) !== 'total_to_pay') {
      isInSummary = true;
      summaryFrom = at;
    }
  });
  const labels = amounts.map((amount, at) => {
    const own = ownLabel(lines[amount.line]?.text ?? '', letters[amount.line] ?? '', amount, amounts[at - 1]);
    const above = letters[amount.line - 1] ?? '';
    // The heads of columns that have more than one row name none of them the total.
    const isHead = isHeadOfTable[amount.line - 1] || (isRow(amount.line) && isRow(amount.line + 1));
    const hasLabelAbove = !withAmounts.has(amount.line - 1) && !isHead;
    return hasLabelAbove && continues(own) ? above + own : own;
  });
  const kinds = new Map([...new Set(labels)].map((label) => [label, kindOf(label)]));
  const units = amounts.map(({ value }) => unitsOf(value));
  const isChangeGiven = labels.some((label, at) => kinds.get(label) === 'change' && (units[at] ?? 0n) > 0n);
  const hasSum = [...kinds.values()].some((kind) => sums.has(kind));
  const firstSum = amounts.find(
    ({ line }, at) => line < summaryFrom && sums.has(kinds.get(labels[at] ?? '') ?? 'none'),
  );
  const isItem = (line: number, label: string) => line < (firstSum?.line ?? 0) && !isPayment(label);
  const [largest] = units.toSorted((a, b) => (a > b ? -1 : 1));
  const labelled = amounts.map((amount, at) => {
    const label = labels[at] ?? '';
    const isTaxBill = !hasSum && units[at] === largest && isTaxSum(label);
    const named = isTaxBill ? 'amount' : (kinds.get(label) ?? 'none');
    const isNamedLikePayment = named === 'tendered' && isItem(amount.line, label);
    // What is in a currency is no number of items, but their sum: "Total (12 items) $50.00".
    const isSumOfItems = named === 'count' && amount.sign !== null && isCountOfItems(label);
    const own = isNamedLikePayment ? 'none' : isSumOfItems ? 'subtotal' : named;
    const kind = isCount[at] && measurable.has(named) ? 'count' : own;
    return {
      ...amount,
      kind: isChangeGiven && isPaid(label) ? 'tendered' : kind,
      units: units[at] ?? 0n,
      isLast: amounts[at + 1]?.line !== amount.line,
      isInSummary: amount.line >= summaryFrom,
      isTax: kind === 'adjustment' && isTax(label),
      isNoPayment: isNoPayment(label),
    };
  });
  const isBeforeTax = beforeTax(labelled);
  return labelled.map((amount, at) =>
    isNetTotal(labels[at] ?? '') && isBeforeTax(amount) ? { ...amount, kind: 'subtotal' } : amount,
  );
}

/** Of more, which no receipt has, the first are looked at. */
const mostCompared = 50;

/** Whether another total is as much as an amount with a tax, or with all taxes, on top. */
function beforeTax(all: readonly LabelledAmount[]): (net: LabelledAmount) => boolean {
  const taxes = all.filter((each) => each.isTax && each.isLast && !each.isNegative).map(({ units }) => units);
  const added = new Set([...taxes, taxes.reduce((sum, each) => sum + each, 0n)]);
  const totals = all.filter(({ kind }) => kind === 'total' || kind === 'total_to_pay');
  const compared = [...new Set(totals.map(({ units }) => units))].slice(0, mostCompared);
  return (net) => compared.some((total) => total > net.units && added.has(total - net.units));
}

/** Whether the words of a line say something only together with those above: none at all, "incl. of GST". */
function continues(letters: string): boolean {
  return letters.length < 2 || /^inc[l1]/.test(letters);
}

/**
 * The words between the amount before and this one; where there are none, all words of the line.
 * @param letters of all of the line
 */
function ownLabel(
  text: string,
  letters: string,
  amount: PrintedAmount,
  before: PrintedAmount | undefined,
): string {
  const between = lettersBetween(text, amount, before);
  if (between.length <= 3) return letters;
  if (kindOf(between) !== 'count') return between;
  // The count may stand before: "Total pcs: 27 Total price: 293.50".
  const behindCount = lettersOf(/(?<=\d)\D*$/.exec(text.slice(0, amount.at))?.[0] ?? '');
  return measurable.has(kindOf(behindCount)) ? behindCount : between;
}

function lettersBetween(text: string, amount: PrintedAmount, before: PrintedAmount | undefined): string {
  const from = before?.line === amount.line ? before.at + before.value.length : 0;
  return lettersOf(text.slice(from, amount.at));
}

/** Whether its own words or a unit make it hours or a weight; what is in a currency is paid. */
function isMeasured(text: string, amount: PrintedAmount, before: PrintedAmount | undefined): boolean {
  const behind = text.slice(amount.at).replace(/^-?[\d.,'’ ]*\d/, '');
  return amount.sign === null && isMeasure(lettersBetween(text, amount, before), behind);
}

function unitsOf(value: string): bigint {
  const [whole = '0', fraction = ''] = value.split('.');
  return BigInt(whole + fraction.slice(0, 4).padEnd(4, '0'));
}
