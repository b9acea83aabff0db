import type { Instant } from '@/lib/dates/instant';
import { billParts } from '../bills/bill';
import type { PaidItem } from '../cash-movements/look-through';
import type { Chart } from '../chart-of-accounts/chart';
import { invoiceParts } from '../invoices/invoice';
import type { AnyItem } from './any-item';
import { type ItemPart, postingRules } from './open-item';

/** What a bill or invoice posts against payable or receivable. */
export function itemPartsOf(item: AnyItem, chart: Chart): ItemPart[] {
  return item.kind === 'bill' ? billParts(item) : invoiceParts(item, chart.ledgerFor('sales_tax_payable'));
}

/** The payable or receivable ledger of the business. */
export function controlLedgerOf(item: AnyItem, chart: Chart): string {
  return chart.ledgerFor(postingRules[item.kind].control);
}

/** The item as the cash flow report sees it: what was paid otherwise is paid, too. */
export function paidItemOf(item: AnyItem, chart: Chart): PaidItem {
  const paid = [
    ...item.payments.map(({ paymentId: by, amount, datetime }) => ({ by, amount, datetime })),
    ...item.settlements.map(({ journalEntryId: by, amount, datetime }) => ({ by, amount, datetime })),
  ];
  return {
    parts: itemPartsOf(item, chart),
    paid: paid.sort(byTime),
    controlLedgerId: controlLedgerOf(item, chart),
  };
}

type InTime = { by: string; datetime: Instant };

/** By time, then by creation: without their prefixes, identifiers grow with time. */
function byTime(left: InTime, right: InTime): number {
  const key = ({ by }: InTime) => by.slice(by.indexOf('_') + 1);
  if (left.datetime !== right.datetime) return left.datetime < right.datetime ? -1 : 1;
  return key(left) < key(right) ? -1 : 1;
}
