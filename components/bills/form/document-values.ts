import { blankLine } from '@/components/item-lines/amount-lines';
import type { LineValues } from '@/components/item-lines/line-values';
import type { Document } from '@/lib/contract/document';
import type { Day } from '@/lib/dates/instant';
import { formatAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import { type JsonNumber, numberText } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { minorUnitsOf } from '@/lib/money/decimal';
import { type BillValues, newBillValues } from './bill-values';

/** What is usual of the vendor: whose bills it has, what these are for, and the ledgers that taxes on purchases may be on. */
export type UsualOfVendor = {
  vendorId: string | null;
  ledgerId: string | null;
  taxLedgers: readonly { id: string; name: string }[];
};

/** The bill that a document describes, as far as it was read. */
export function valuesOfDocument(
  document: Pick<Document, 'id' | 'extraction'>,
  { today, ...usual }: UsualOfVendor & { today: Day },
  format: AmountFormat,
): BillValues {
  const { extraction } = document;
  const blank = newBillValues(extraction?.issued_on?.value ?? today);
  return {
    ...blank,
    documentId: document.id,
    vendorId: usual.vendorId,
    number: extraction?.number?.value ?? '',
    due: extraction?.due_on?.value ?? blank.due,
    lines: linesOf(extraction, usual, format),
  };
}

/** Those of the electronic invoice, where it says them exactly; else one of the total. */
function linesOf(
  extraction: Document['extraction'],
  usual: UsualOfVendor,
  format: AmountFormat,
): LineValues[] {
  const { ledgerId, taxLedgers } = usual;
  const whole = { ...blankLine, ledgerId, amount: amountOf(extraction, format) };
  if (!extraction || !isIn(extraction, format.currency)) return [whole];
  const lines = extraction.lines.map(({ description, amount, is_tax: isTax }) => ({
    ...blankLine,
    ledgerId: isTax ? taxLedgerFor(description, taxLedgers, ledgerId) : ledgerId,
    description,
    amount: writtenAmount(amount, format),
  }));
  return lines.length > 0 && lines.every(({ amount }) => amount !== '') ? lines : [whole];
}

/**
 * The one ledger for it, or of several that of the rate; a business without any books taxes with what it bought, as one does that
 * takes no tax off.
 */
function taxLedgerFor(
  description: string,
  taxLedgers: UsualOfVendor['taxLedgers'],
  ledgerId: string | null,
): string | null {
  if (taxLedgers.length === 0) return ledgerId;
  if (taxLedgers.length === 1) return taxLedgers[0]?.id ?? null;
  const rate = /[\d.]+(?= %)/.exec(description)?.[0];
  const ofRate = taxLedgers.filter(
    ({ name }) => rate !== undefined && numbersIn(name).includes(Number(rate)),
  );
  return ofRate.length === 1 ? (ofRate[0]?.id ?? null) : null;
}

function numbersIn(name: string): number[] {
  return (name.match(/\d+(?:[.,]\d+)?/g) ?? []).map((each) => Number(each.replace(',', '.')));
}

/** The total as a person of the locale types it; empty where it is in another currency, or none was read. */
function amountOf(extraction: Document['extraction'], { currency, locale }: AmountFormat): string {
  const total = extraction?.total_amount;
  if (!total || !isIn(extraction, currency)) return '';
  return writtenAmount(total.value, { currency, locale });
}

/** Empty where the currency has fewer decimals, or it is not above zero. */
function writtenAmount(amount: JsonNumber, { currency, locale }: AmountFormat): string {
  const units = minorUnitsOf(numberText(amount), decimalsOf(currency));
  return units.ok && units.value > 0n ? formatAmount(units.value, currency, locale) : '';
}

function isIn(extraction: Document['extraction'], currency: string): boolean {
  return extraction?.currency?.value === currency;
}

/** Whether a total was read that is to be typed in the business's currency: it is in another, or in one that was not read. */
export function isTotalToType(extraction: Document['extraction'], currency: string): boolean {
  return extraction?.total_amount != null && !isIn(extraction, currency);
}

const readNames = {
  vendor_name: 'vendor',
  number: 'number',
  issued_on: 'date of issue',
  due_on: 'day due',
  total_amount: 'total',
  currency: 'currency',
} as const;

/** What a person should compare with the paper: read in doubt, or not at all. */
export function toCheck(
  { extraction }: Pick<Document, 'extraction'>,
  isSure: (confidence: number) => boolean,
): string[] {
  return Object.entries(readNames).flatMap(([member, name]) => {
    const reading = extraction?.[member as keyof typeof readNames];
    const isEnough = reading && (isSure(reading.confidence) || (member === 'currency' && isUsual(reading)));
    return isEnough ? [] : [name];
  });
}

/** A sign such as "$" alone is read as what it usually means where the books are kept, which is no doubt to be told of. */
function isUsual({ confidence }: { confidence: number }): boolean {
  return confidence >= 0.8;
}
