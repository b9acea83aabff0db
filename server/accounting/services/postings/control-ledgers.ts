import { billParts } from '../../domain/bills/bill';
import { type CashChart, cashChart } from '../../domain/cash-movements/cash-chart';
import type { PaidItem } from '../../domain/cash-movements/look-through';
import { invoiceParts } from '../../domain/invoices/invoice';
import type { AnyItem } from '../../domain/postings/any-item';
import { type Part, postingRules } from '../../domain/postings/open-item';
import { listLedgers, type StoredLedger } from '../../store/ledger-store';
import type { BusinessContext } from '../context';

/** What postings need to know of the chart of accounts. */
export type PostingChart = {
  ledgers: ReadonlyMap<string, StoredLedger>;
  cash: CashChart;
  /** The ledger that the service itself uses for the purpose. */
  ledgerFor: (purpose: 'accounts_payable' | 'accounts_receivable' | 'sales_tax_payable') => string;
};

export async function readPostingChart(ctx: BusinessContext): Promise<PostingChart> {
  const ledgers = await listLedgers(ctx.db, ctx.business.id);
  return {
    ledgers: new Map(ledgers.map((ledger) => [ledger.id, ledger])),
    cash: cashChart(ledgers),
    ledgerFor(purpose) {
      const ledger = ledgers.find((each) => each.purpose === purpose);
      if (!ledger) throw new Error(`the chart has no ${purpose} ledger`);
      return ledger.id;
    },
  };
}

/** What a bill or invoice posts against payable or receivable. */
export function partsOf(item: AnyItem, chart: PostingChart): Part[] {
  return item.kind === 'bill' ? billParts(item) : invoiceParts(item, chart.ledgerFor('sales_tax_payable'));
}

export function controlLedgerOf(item: AnyItem, chart: PostingChart): string {
  return chart.ledgerFor(postingRules[item.kind].control);
}

export function paidItemOf(item: AnyItem, chart: PostingChart): PaidItem {
  return {
    parts: partsOf(item, chart),
    payments: item.payments,
    controlLedgerId: controlLedgerOf(item, chart),
  };
}
