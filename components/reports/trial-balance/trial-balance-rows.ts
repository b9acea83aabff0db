import { entriesBehind } from '@/lib/contract/drill-down';
import type { TrialBalanceReport } from '@/lib/contract/report';
import type { Instant } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import { columnOf, type ReportColumn } from '../report-column';
import type { ReportRow } from '../report-rows';

/** The two sides as columns; where a ledger does not stand, its cell is empty. One that is even stands at nothing. */
export const sideColumns: readonly ReportColumn[] = (['debit', 'credit'] as const).map((side, index) => {
  const column = columnOf(index, {
    key: side,
    title: side === 'debit' ? 'Debit' : 'Credit',
  });
  const unitsOf = ({ totals }: ReportRow) => {
    const isEven = side === 'debit' && totals.every((units) => units === 0n);
    return totals[index] || (isEven ? 0n : null);
  };
  return { ...column, side, unitsOf };
});

/** When the fiscal year to date begins, and whether it is that of dividends, too; only a c-corp's have earlier years. */
export function resettingSince(reports: readonly TrialBalanceReport[]): {
  start: Instant | null;
  hasDividends: boolean;
} {
  const records = reports.flatMap((report) => report.records);
  const resetting = records.find((record) => record.resets_each_fiscal_year);
  return {
    start: resetting?.drill_down.start_datetime ?? null,
    hasDividends: records.some(({ key }) => key === 'earlier_years_dividends'),
  };
}

/** Every ledger with its balance on the side where it stands, and the equal sums below. */
export function trialBalanceRows(report: TrialBalanceReport, currency: string): ReportRow[] {
  const units = (amounts: Pick<TrialBalanceReport['records'][number], 'debit' | 'credit'>) => [
    unitsOfAmount(amounts.debit, currency),
    unitsOfAmount(amounts.credit, currency),
  ];
  const rows = report.records.map((record): ReportRow => {
    const entries = entriesBehind(report, record, 'itself');
    return {
      path: `/${record.key}`,
      key: record.key,
      name: record.name,
      ledgerId: record.ledger_id,
      totals: units(record),
      entries: [entries, entries],
      side: 'debit',
      hasEntries: record.has_entries,
      children: [],
    };
  });
  const total: ReportRow = {
    path: '/total',
    key: 'total',
    name: 'Total',
    ledgerId: null,
    totals: units({ debit: report.total_debit, credit: report.total_credit }),
    entries: [null, null],
    side: 'debit',
    hasEntries: rows.some((row) => row.hasEntries),
    children: [],
  };
  return [...rows, total];
}
