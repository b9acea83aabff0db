import { type CashChart, cashChart } from '../cash-movements/cash-chart';
import type { ReportLedger } from '../reports/report-ledger';
import type { WellKnownKey } from './default-ledger';

/** A ledger with its purpose for the service, null for most ledgers. */
export type ChartLedger = ReportLedger & { archived: boolean; purpose: string | null };

/** The chart of accounts, or the part of it that a decision needs. */
export type Chart = CashChart & {
  ledgers: ReadonlyMap<string, ChartLedger>;
  /** The ledger that the service itself uses for the purpose; throws when the chart has none. */
  ledgerFor: (purpose: WellKnownKey) => string;
};

/** The chart of these ledgers, with its cash pool and the ledgers that the service itself uses. */
export function chartOf(ledgers: Iterable<ChartLedger>): Chart {
  const byId = new Map<string, ChartLedger>();
  const byPurpose = new Map<string, string>();
  for (const ledger of ledgers) {
    byId.set(ledger.id, ledger);
    if (ledger.purpose !== null) byPurpose.set(ledger.purpose, ledger.id);
  }
  return {
    ...cashChart(byId.values()),
    ledgers: byId,
    ledgerFor(purpose) {
      const id = byPurpose.get(purpose);
      if (id === undefined) throw new Error(`the chart has no ${purpose} ledger`);
      return id;
    },
  };
}

/** Whether the service posts to the ledger what nobody has categorized: inflows, outflows or assets. */
export function isUncategorized({ purpose }: Pick<ChartLedger, 'purpose'>): boolean {
  return purpose?.startsWith('uncategorized') === true;
}

/** For changes of entries that touch no line. */
export const noChart = chartOf([]);
