import { isSameFirm } from '@/lib/firm-words';
import type { Extraction } from '../extraction';
import type { TextLine } from '../text-line';
import type { LabelledAmount } from '../totals/labelled-amounts';
import { isPartPayment } from '../totals/total-agreements';
import { isCalledRefund } from './called-refund';
import { isHeading, isOffer } from './document-heading';
import { saysPaid, saysPaidItself } from './paid-words';

const BILL =
  /\binvoice\b|\bbill\b(?!(?:ed|ing)? to)|\bstatement\b|\brechnung|\bfacture\b|\bfactura\b|\bfattura\b|\bfaktura\b|\bfactuur\b|\bfatura\b|請\s?求\s?書/i;
/** Asks for money that has not come yet. */
const TO_BE_PAID =
  /\b(?:amount|balance|total) (?:now )?due\b|\bplease (?:pay|remit|transfer|send)|\bremit(?:tance)?\b|\bmake (?:cheques|checks) payable|\bbank (?:details|transfer)\b|\biban\b|\brouting (?:no|number)\b|\bsort code\b|zu zahlen|überweis|net à payer|total a pagar|da pagare/i;
const PAID_WHOLE =
  /\bpaid in full\b|^\W*settled in full\b|^\W*(?:betrag (?:.{1,30} )?)?dankend erhalten\b|^\W*(?:facture )?acquittée?(?!\p{L})/iu;
/** Nothing is left to pay, of this bill or of the one before. */
const BALANCE_OF_NOTHING =
  /\b(?:amount|balance|total(?: amount)?) due\b[^\d]*0[.,]00\b|^\W*(?:outstanding )?balance\b[^\p{L}\d]*0[.,]00\b/iu;
/** Before its number, or behind the name of the firm: that the paper itself is an invoice. */
const INVOICE_TITLE =
  /^[^\p{L}]*(?:(?:tax|vat|commercial) )?(?:invoice|bill|statement|rechnung|facture|factura|fattura|faktura|factuur|fatura)(?!\p{L})[^\p{L}\d]{0,3}(?:(?:no|nr|num\p{L}*|number|#|n[°ºo])(?!\p{L}))?[^\p{L}\d]{0,3}(?=\S*\d|$)/iu;
const INVOICE_BEHIND_NAME = /\p{L}.* (?:INVOICE|RECHNUNG|FACTURE|FACTURA|FATTURA|FAKTURA|FACTUUR|FATURA)$/u;
const firstLines = 3;
/** What is only ordered or delivered; bills name it, too. */
const ORDER = /\b(?:purchase order|delivery note|packing slip)\b|lieferschein/i;
/** Papers that look like bills: what is given back, and accounts whose movements the bank reports. */
const OTHER =
  /\bcredit (?:note|memo)\b|gutschrift|\bminimum (?:payment|amount)\b|\bcredit limit\b|\bavailable credit\b|\b(?:opening|closing|ending) balance\b|kontoauszug/i;
/** By these words an amount is the total as well as what was paid of it. */
const AMOUNT_PAID = /\b(?:amount|total) paid\b/i;
/** A direct debit that has not come yet. */
const TO_BE_COLLECTED = /\bwill (?:be )?(?:collect|debit)/i;
const headLines = 15;

/** Whether any line calls it a bill; without that, nothing else is. */
export function isCalledBill(text: string): boolean {
  return BILL.test(text);
}

/**
 * Whether a document is a bill that is still to be paid: it is called so, names a total, and says until when or asks for the money. What
 * says that it was paid is a receipt; an invoice of the business itself is none of its bills.
 */
export function readsAsBill(
  lines: readonly TextLine[],
  amounts: readonly LabelledAmount[],
  { vendorName, totalAmount, dueOn = null }: Pick<Extraction, 'vendorName' | 'totalAmount' | 'dueOn'>,
  businessName: string,
): boolean {
  const texts = lines.map(({ text }) => text);
  if (totalAmount === null || (vendorName && isSameFirm(vendorName.value, businessName))) return false;
  if (!texts.some(isCalledBill) || isOffer(lines)) return false;
  const head = texts.slice(0, headLines);
  if (isCalledRefund(texts) || isOrder(head) || head.some((text) => OTHER.test(text))) return false;
  if (texts.some((text) => /minimum (?:payment|amount)|credit limit/i.test(text) || PAID_WHOLE.test(text)))
    return false;
  if (texts.some((text, at) => BALANCE_OF_NOTHING.test(text) && !isMoreToPay(at, lines, amounts)))
    return false;
  if (isTendered(lines, amounts, totalAmount.value) || isCreditBalance(amounts)) return false;
  // A bill may thank for the payment before it; one without a day to pay must not.
  if (dueOn !== null) return !saysPaidWhole(lines, amounts);
  return (
    !texts.some((text, at) => saysPaid(text) && !isOfNothing(at, lines, amounts)) &&
    texts.some((text) => TO_BE_PAID.test(text))
  );
}

/** Whether it is called an order or a delivery note, or names one and is not called an invoice. */
function isOrder(head: readonly string[]): boolean {
  const headings = head.filter(isHeading);
  // With a number it is what a bill names, too.
  const isCalledOrder = headings.some((text) => ORDER.test(text) && !/\d/.test(text));
  if (isCalledOrder && !headings.some(isCalledBill)) return true;
  const isInvoice =
    headings.some(isCalledBill) ||
    head.some((text) => INVOICE_TITLE.test(text)) ||
    head.slice(0, firstLines).some((text) => INVOICE_BEHIND_NAME.test(text));
  return !isInvoice && head.some((text) => ORDER.test(text));
}

/** Whether a line says that the paper was paid, and not with an amount that with a balance makes another total. */
export function saysPaidWhole(lines: readonly TextLine[], amounts: readonly LabelledAmount[]): boolean {
  const totals = new Set(
    amounts.flatMap(({ kind, units }) => (kind === 'total_to_pay' || kind === 'total' ? [units] : [])),
  );
  const balances = amounts.filter(
    ({ kind, units }) => (kind === 'total_to_pay' || kind === 'total' || kind === 'amount') && units > 0n,
  );
  const isPart = (paid: bigint) => balances.some((balance) => totals.has(paid + balance.units));
  return lines.some(
    ({ text }, at) =>
      saysPaidItself(text) &&
      !isOfNothing(at, lines, amounts) &&
      !amountsOf(at, lines, amounts).some(({ units }) => units > 0n && isPart(units)),
  );
}

/** Whether all that a line says was paid is zero. */
function isOfNothing(at: number, lines: readonly TextLine[], amounts: readonly LabelledAmount[]): boolean {
  const paid = amountsOf(at, lines, amounts);
  return paid.length > 0 && paid.every(({ units }) => units === 0n);
}

/** The amounts of a line, or of the next one where that has nothing else. */
function amountsOf(
  at: number,
  lines: readonly TextLine[],
  amounts: readonly LabelledAmount[],
): LabelledAmount[] {
  const own = amounts.filter(({ line }) => line === at);
  const isNextAlone = own.length === 0 && !/\p{L}{4}/u.test(lines[at + 1]?.text ?? '');
  return isNextAlone ? amounts.filter(({ line }) => line === at + 1) : own;
}

/** Whether an amount to pay stands below a line. */
function isMoreToPay(line: number, lines: readonly TextLine[], amounts: readonly LabelledAmount[]): boolean {
  return amounts.some(
    (each) =>
      each.kind === 'total_to_pay' &&
      each.line > line &&
      each.units > 0n &&
      !AMOUNT_PAID.test(lines[each.line]?.text ?? ''),
  );
}

/** Whether what is to be paid is only given as a credit. */
function isCreditBalance(amounts: readonly LabelledAmount[]): boolean {
  const toPay = amounts.filter(({ kind, units }) => kind === 'total_to_pay' && units !== 0n);
  return toPay.length > 0 && toPay.every(({ isNegative }) => isNegative);
}

/** Whether as much as the total was handed over, or change was given. */
function isTendered(lines: readonly TextLine[], amounts: readonly LabelledAmount[], total: string): boolean {
  const due = amounts.find(({ value }) => value === total)?.units ?? 0n;
  const previous = amounts.filter(({ kind }) => kind === 'previous').map(({ units }) => units);
  const isAfterAnother = previous.length > 0;
  const paid = amounts.map((each): LabelledAmount => {
    const isPaid = !isAfterAnother && AMOUNT_PAID.test(lines[each.line]?.text ?? '');
    return isPaid ? { ...each, kind: 'tendered' } : each;
  });
  return paid.some(
    (each) =>
      !each.isNegative &&
      !TO_BE_COLLECTED.test(lines[each.line]?.text ?? '') &&
      ((each.kind === 'tendered' &&
        each.units >= due &&
        due > 0n &&
        !previous.includes(each.units) &&
        !isPartPayment(each, due, amounts)) ||
        (each.kind === 'change' && each.units > 0n)),
  );
}
