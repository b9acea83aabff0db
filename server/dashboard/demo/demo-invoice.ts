import { ExactNumber } from '@/lib/json';
import { lineAmounts } from '@/lib/money/line-amounts';
import type { DemoEvent, DemoInvoice, DemoInvoiceLine, DemoLine } from './demo-event';

/** What the invoice posts on the day it is sent. */
export function postingOf(invoice: DemoInvoice): DemoEvent {
  const amounts = invoice.lines.map((line) => ({ ledger: line.ledger, ...centsOf(line) }));
  const tax = amounts.reduce((sum, each) => sum + each.tax, 0n);
  const nets = amounts.map(({ ledger, net }): DemoLine => [ledger, -net]);
  const credits: DemoLine[] = tax === 0n ? nets : [...nets, ['Sales tax payable', -tax]];
  const total = credits.reduce((sum, [, cents]) => sum - cents, 0n);
  return {
    day: invoice.sent,
    description: invoice.description,
    lines: [['Accounts receivable', total], ...credits],
    invoice,
  };
}

/** What a line comes to after its discount, and its tax, as the service rounds them. */
function centsOf({ quantity, price, discountRate = '0', taxRate = '0' }: DemoInvoiceLine) {
  const amounts = lineAmounts(
    {
      quantity: new ExactNumber(quantity),
      unit_price: new ExactNumber(price),
      discount_rate: new ExactNumber(discountRate),
      tax_rate: new ExactNumber(taxRate),
    },
    'USD',
  );
  if (!amounts.ok) throw new Error(`a demo line comes to no amount: ${amounts.problem[0]?.message}`);
  const { gross, discount, tax } = amounts.value;
  return { net: gross - discount, tax };
}
