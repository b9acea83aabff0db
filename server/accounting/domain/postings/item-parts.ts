import { billParts } from '../bills/bill';
import type { PaidItem } from '../cash-movements/look-through';
import type { Chart } from '../chart-of-accounts/chart';
import { invoiceParts } from '../invoices/invoice';
import type { AnyItem } from './any-item';
import { type Part, postingRules } from './open-item';

/** What a bill or invoice posts against payable or receivable. */
export function partsOf(item: AnyItem, chart: Chart): Part[] {
  return item.kind === 'bill' ? billParts(item) : invoiceParts(item, chart.ledgerFor('sales_tax_payable'));
}

/** The payable or receivable ledger of the business. */
export function controlLedgerOf(item: AnyItem, chart: Chart): string {
  return chart.ledgerFor(postingRules[item.kind].control);
}

/** The item as the cash flow report sees it. */
export function paidItemOf(item: AnyItem, chart: Chart): PaidItem {
  return {
    parts: partsOf(item, chart),
    payments: item.payments,
    controlLedgerId: controlLedgerOf(item, chart),
  };
}
