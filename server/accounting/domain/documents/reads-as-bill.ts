import { isSameFirm } from '@/lib/firm-words';
import { isOffer } from './document-heading';
import type { Extraction } from './extraction';
import type { LabelledAmount } from './labelled-amounts';
import type { TextLine } from './text-line';
import { isPartPayment } from './total-agreements';

const BILL =
  /\binvoice\b|\bbill\b(?!(?:ed|ing)? to)|\bstatement\b|\brechnung|\bfacture\b|\bfactura\b|\bfattura\b|\bfaktura\b/i;
/** Asks for money that has not come yet. */
const TO_BE_PAID =
  /\b(?:amount|balance|total) (?:now )?due\b|\bplease (?:pay|remit|transfer|send)|\bremit(?:tance)?\b|\bmake (?:cheques|checks) payable|\bbank (?:details|transfer)\b|\biban\b|\brouting (?:no|number)\b|\bsort code\b|zu zahlen|überweis|net à payer|total a pagar|da pagare/i;
/** Says that it has come. */
const PAID =
  /\bpaid (?:in full|on|by|with|via)\b|\bpayment received\b|\b(?:amount|total) paid\b|\bthank you for your payment\b|^paid\b|(?<!(?:up)?on )\breceipt\b(?! of)|\bapproved\b|\bauth(?:ori[sz]ation)? code\b|\*{3,} ?\d{4}|x{4,} ?\d{4}|\bcharged to\b|bezahlt|\bpayée?\b|pagad[oa]|pagato/i;
const PAID_WHOLE = /\bpaid in full\b|\b(?:amount|balance) due\b[^\d]*0[.,]00\b/i;
/** Papers that look like bills: what is only ordered, what is given back, and accounts whose movements the bank reports. */
const OTHER =
  /\b(?:purchase order|delivery note|packing slip|credit (?:note|memo))\b|gutschrift|lieferschein|\bminimum (?:payment|amount)\b|\bcredit limit\b|\bavailable credit\b|\b(?:opening|closing|ending) balance\b|kontoauszug/i;
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
  if (texts.slice(0, headLines).some((text) => OTHER.test(text))) return false;
  if (texts.some((text) => /minimum (?:payment|amount)|credit limit/i.test(text) || PAID_WHOLE.test(text)))
    return false;
  // A bill may thank for the payment before it; one without a day to pay must not.
  if (dueOn !== null) return !isTendered(amounts, totalAmount.value);
  const isPaid = texts.some((text) => PAID.test(text)) || isTendered(amounts, totalAmount.value);
  return !isPaid && texts.some((text) => TO_BE_PAID.test(text));
}

/** Whether as much as the total was handed over, or change was given. */
function isTendered(amounts: readonly LabelledAmount[], total: string): boolean {
  const due = amounts.find(({ value }) => value === total)?.units ?? 0n;
  return amounts.some(
    (each) =>
      !each.isNegative &&
      ((each.kind === 'tendered' && each.units >= due && due > 0n && !isPartPayment(each, due, amounts)) ||
        (each.kind === 'change' && each.units > 0n)),
  );
}
