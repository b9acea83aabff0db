import { numberFault } from '@/components/item-lines/read-number';
import { readShare, type Share } from '@/components/item-lines/share';
import type { AmountFormat } from '@/lib/format/amount-format';
import { unitsOfTyped, withoutCurrency } from '@/lib/format/typed-amount';
import { ExactNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import { type LineAmounts, lineAmounts, millionthDecimals } from '@/lib/money/line-amounts';
import { accept, type Result, refuse } from '@/lib/result';
import type { InvoiceLineValues } from './invoice-values';

/** The numbers of a row as they are sent: exact decimal texts. */
export type SentNumbers = {
  quantity: string;
  unit_price: string;
  discount_amount: string | null;
  discount_rate: string | null;
  tax_amount: string | null;
  tax_rate: string | null;
};

export type NumberField = 'quantity' | 'price' | 'discount' | 'tax';
export type LineFault = { field: NumberField; message: string };
export type ReadLine = { sent: SentNumbers; amounts: LineAmounts };

const fieldOfMember: Record<keyof SentNumbers, NumberField> = {
  quantity: 'quantity',
  unit_price: 'price',
  discount_amount: 'discount',
  discount_rate: 'discount',
  tax_amount: 'tax',
  tax_rate: 'tax',
};

/** The fault of a row whose price is not typed yet. */
export const noPrice = 'has no price';

/** The field of the row that a member of the sent line was typed in. */
export function fieldOf(member: string): NumberField | null {
  return fieldOfMember[member as keyof SentNumbers] ?? null;
}

/**
 * What a row says and comes to, by the very arithmetic that the service posts with; or the first thing that is wrong
 * with it. An empty quantity is 1.
 */
export function readLine(
  line: InvoiceLineValues,
  { currency, locale }: AmountFormat,
): Result<ReadLine, LineFault> {
  if (line.price.trim() === '') return refuse({ field: 'price', message: noPrice });
  const quantity = readNumber(line.quantity.trim() === '' ? '1' : line.quantity, locale);
  if (!quantity.ok) return refuse({ field: 'quantity', message: quantity.problem });
  const price = readNumber(withoutCurrency(line.price, currency, locale), locale);
  if (!price.ok) return refuse({ field: 'price', message: price.problem });
  const discount = readShare(line.discount, currency, locale);
  if (!discount.ok) return refuse({ field: 'discount', message: discount.problem });
  const tax = readShare(line.tax, currency, locale);
  if (!tax.ok) return refuse({ field: 'tax', message: tax.problem });
  const sent: SentNumbers = {
    quantity: quantity.value,
    unit_price: price.value,
    discount_amount: amountText(discount.value, currency),
    discount_rate: rateText(discount.value),
    tax_amount: amountText(tax.value, currency),
    tax_rate: rateText(tax.value),
  };
  const amounts = lineAmounts(
    {
      quantity: new ExactNumber(sent.quantity),
      unit_price: new ExactNumber(sent.unit_price),
      discount_amount: exactOrNull(sent.discount_amount),
      discount_rate: exactOrNull(sent.discount_rate),
      tax_amount: exactOrNull(sent.tax_amount),
      tax_rate: exactOrNull(sent.tax_rate),
    },
    currency,
  );
  if (amounts.ok) return accept({ sent, amounts: amounts.value });
  const [fault] = amounts.problem;
  const field = fieldOf(fault?.path.slice(1) ?? '') ?? 'price';
  return refuse({ field, message: fault?.message ?? 'cannot be read' });
}

/** What to say under a field of the row, though its text can be read: that it does not go with the others. */
export function faultAt(
  line: InvoiceLineValues,
  field: NumberField,
  format: AmountFormat,
): string | undefined {
  const read = readLine(line, format);
  if (read.ok || read.problem.field !== field || read.problem.message === noPrice) return undefined;
  return read.problem.message.charAt(0).toUpperCase() + read.problem.message.slice(1);
}

function readNumber(typed: string, locale: string): Result<string, string> {
  const read = unitsOfTyped(typed, millionthDecimals, locale);
  if (!read.ok) return refuse(numberFault(read.problem, millionthDecimals));
  return accept(decimalText(read.value, millionthDecimals));
}

function amountText(share: Share, currency: string): string | null {
  return share.kind === 'amount' ? decimalText(share.units, decimalsOf(currency)) : null;
}

function rateText(share: Share): string | null {
  return share.kind === 'rate' ? decimalText(share.units, millionthDecimals) : null;
}

function exactOrNull(text: string | null): ExactNumber | null {
  return text === null ? null : new ExactNumber(text);
}
