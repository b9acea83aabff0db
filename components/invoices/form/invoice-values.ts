import type { LineValues } from '@/components/item-lines/line-values';
import { type Share, shareText } from '@/components/item-lines/share';
import type { Invoice } from '@/lib/contract/invoice';
import { type Day, dayOf } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import { formatNumber } from '@/lib/format/number';
import type { JsonNumber } from '@/lib/json';
import { numberText } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { minorUnitsOf } from '@/lib/money/decimal';
import { lineAmounts, millionthDecimals } from '@/lib/money/line-amounts';

/** A row, as typed. Discount and tax are an amount, or a part of the line when `%` follows. */
export type InvoiceLineValues = LineValues & {
  description: string;
  quantity: string;
  price: string;
  discount: string;
  tax: string;
};

/** The form, as typed: numbers stay text until they are sent, so a failure loses nothing. */
export type InvoiceValues = {
  customerId: string | null;
  number: string;
  description: string;
  sentDay: Day | '';
  dueDay: Day | '';
  lines: InvoiceLineValues[];
};

export const blankLine: InvoiceLineValues = {
  lineId: null,
  ledgerId: null,
  description: '',
  quantity: '1',
  price: '',
  discount: '',
  tax: '',
};

export function newInvoiceValues(days: { sent: Day; due: Day }, customerId: string | null): InvoiceValues {
  return {
    customerId,
    number: '',
    description: '',
    sentDay: days.sent,
    dueDay: days.due,
    lines: [blankLine],
  };
}

/** An invoice as the form shows it. */
export function valuesOf(invoice: Invoice, format: AmountFormat): InvoiceValues {
  return {
    customerId: invoice.customer_id,
    number: invoice.number,
    description: invoice.description,
    sentDay: invoice.sent_at === null ? '' : dayOf(invoice.sent_at),
    dueDay: dayOf(invoice.due_at),
    lines: invoice.lines.map((line) => lineValuesOf(line, format)),
  };
}

export function lineValuesOf(
  line: Invoice['lines'][number],
  { currency, locale }: AmountFormat,
): InvoiceLineValues {
  // A rate is shown where it is what made the amount; otherwise the amount was given.
  const byRates = lineAmounts({ ...line, discount_amount: null, tax_amount: null }, currency);
  const share = (amount: JsonNumber, rate: JsonNumber, byRate: bigint | null): string => {
    const units = unitsOfAmount(amount, currency);
    const rateUnits = millionthsOf(rate);
    const made: Share =
      rateUnits > 0n && byRate === units ? { kind: 'rate', units: rateUnits } : { kind: 'amount', units };
    return units === 0n ? '' : shareText(made, currency, locale);
  };
  const discountByRate = byRates.ok ? byRates.value.discount : null;
  const taxed = lineAmounts({ ...line, tax_amount: null }, currency);
  return {
    lineId: line.id,
    ledgerId: line.ledger_id,
    description: line.description,
    quantity: formatNumber(millionthsOf(line.quantity), millionthDecimals, locale),
    price: formatNumber(millionthsOf(line.unit_price), millionthDecimals, locale, decimalsOf(currency)),
    discount: share(line.discount_amount, line.discount_rate, discountByRate),
    tax: share(line.tax_amount, line.tax_rate, taxed.ok ? taxed.value.tax : null),
  };
}

function millionthsOf(value: JsonNumber): bigint {
  const read = minorUnitsOf(numberText(value), millionthDecimals);
  if (read.ok) return read.value;
  throw new Error(
    `${numberText(value)} has more than ${millionthDecimals} decimals: the service sends none such`,
  );
}
