import { blankLine, type Writing } from '@/components/item-lines/amount-lines';
import type { Document } from '@/lib/contract/document';
import type { Day } from '@/lib/dates/instant';
import { formatAmount } from '@/lib/format/amount';
import { numberText } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { minorUnitsOf } from '@/lib/money/decimal';
import { type BillValues, newBillValues } from './bill-values';

/** The bill that a document describes, as far as it was read; `ledgerId` is what the vendor's bills are usually for. */
export function valuesOfDocument(
  document: Pick<Document, 'id' | 'extraction'>,
  { vendorId, ledgerId, today }: { vendorId: string | null; ledgerId: string | null; today: Day },
  writing: Writing,
): BillValues {
  const { extraction } = document;
  const blank = newBillValues(extraction?.issued_on?.value ?? today);
  return {
    ...blank,
    documentId: document.id,
    vendorId,
    number: extraction?.number?.value ?? '',
    due: extraction?.due_on?.value ?? blank.due,
    lines: [{ ...blankLine, ledgerId, amount: amountOf(extraction, writing) }],
  };
}

/** The total as a person of the locale types it; empty where it is in another currency. */
function amountOf(extraction: Document['extraction'], { currency, locale }: Writing): string {
  const total = extraction?.total_amount;
  if (!total || isForeign(extraction, currency)) return '';
  const units = minorUnitsOf(numberText(total.value), decimalsOf(currency));
  return units.ok && units.value > 0n ? formatAmount(units.value, currency, locale) : '';
}

/** Whether the document says another currency than the business's. */
export function isForeign(extraction: Document['extraction'], currency: string): boolean {
  return extraction?.currency != null && extraction.currency.value !== currency;
}

const readNames = {
  vendor_name: 'vendor',
  number: 'number',
  issued_on: 'date of issue',
  due_on: 'day due',
  total_amount: 'total',
} as const;

/** What a person should compare with the paper: read in doubt, or not at all. */
export function toCheck(
  { extraction }: Pick<Document, 'extraction'>,
  isSure: (confidence: number) => boolean,
): string[] {
  return Object.entries(readNames).flatMap(([member, name]) => {
    const reading = extraction?.[member as keyof typeof readNames];
    return reading && isSure(reading.confidence) ? [] : [name];
  });
}
