import type { Invoice } from '@/lib/contract/invoice';
import { unitsOfAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import { lineAmounts } from '@/lib/money/line-amounts';
import { lineValuesOf } from '../form/invoice-values';

type Line = Invoice['lines'][number];

/** What a line comes to, in minor units: after its discount, and the tax on that. */
export function amountsOf(line: Line, currency: string): { net: bigint; tax: bigint } {
  const amounts = lineAmounts(line, currency);
  if (!amounts.ok) throw new Error(`line ${line.id} does not come to an amount in ${currency}`);
  const { gross, discount, tax } = amounts.value;
  return { net: gross - discount, tax };
}

/** In minor units; the total is the service's. */
export function invoiceSumsOf(invoice: Invoice, currency: string): { tax: bigint; total: bigint } {
  const tax = invoice.lines.reduce((sum, line) => sum + amountsOf(line, currency).tax, 0n);
  return { tax, total: unitsOfAmount(invoice.total_amount, currency) };
}

/** How a line comes to its amount, in words: `3 × 33.335, 10% off, tax 8.25%`. */
export function termsOf(line: Line, format: AmountFormat): string {
  const { quantity, price, discount, tax } = lineValuesOf(line, format);
  return [`${quantity} × ${price}`, discount && `${discount} off`, tax && `tax ${tax}`]
    .filter((term) => term !== '')
    .join(', ');
}
