import { entriesBehind } from '@/lib/contract/drill-down';
import type { TrialBalanceReport } from '@/lib/contract/report';
import type { Instant } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import { columnOf, type ReportColumn } from '../report-column';
import type { ReportRow } from '../report-rows';
import { changeColumns } from '../table/change-columns';

const sides = ['debit', 'credit'] as const;
const sideTitles = { debit: 'Debit', credit: 'Credit' };

/**
 * The two sides of one of the reports as columns; where a ledger is not in a report, its cell is empty; one with a balance of
 * zero has it on the debit side.
 * @param earlier the day of a report that another is compared with
 */
function sideColumnsOf(report: number, earlier: string | null): ReportColumn[] {
  return sides.map((side, index) => {
    const place = report * sides.length + index;
    const title = sideTitles[side];
    const heading =
      earlier === null ? { key: side, title } : { key: `${side}-earlier`, title: `${title}, ${earlier}` };
    const unitsOf = ({ totals }: ReportRow) => {
      const own = totals.slice(report * sides.length, (report + 1) * sides.length);
      const isEven = side === 'debit' && own.every((units) => units === 0n);
      return totals[place] || (isEven ? 0n : null);
    };
    return { ...columnOf(place, { ...heading, isMain: earlier === null }), side, unitsOf };
  });
}

export const sideColumns: readonly ReportColumn[] = sideColumnsOf(0, null);

/** The debit of each ledger less its credit, in one of the reports. */
function netColumn(report: number): ReportColumn {
  const place = report * sides.length;
  return {
    ...columnOf(place, { key: `net-${report}`, title: 'Net debit' }),
    side: 'debit',
    unitsOf: ({ totals }) => (totals[place] ?? 0n) - (totals[place + 1] ?? 0n),
  };
}

/**
 * The sides of both reports, and by how much each ledger's net debit changed. A phone held upright has room for one
 * column of amounts: the net debit stands for the sides there.
 */
export function comparedColumns(day: string, locale: string): ReportColumn[] {
  const net = netColumn(0);
  // A rise of a debit is neither better nor worse by itself.
  const [change, { senseOf: _, ...percent }] = changeColumns(netColumn(1), net, locale);
  return [
    { ...net, isMain: true, isOnPhoneOnly: true },
    ...sideColumns.map((column) => ({ ...column, isMain: false })),
    ...sideColumnsOf(1, day),
    { ...change, title: 'Change, net debit' },
    percent,
  ];
}

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

/** Every ledger with its balance as a debit or credit on each of the days, and the equal sums below. */
export function trialBalanceRows(reports: readonly TrialBalanceReport[], currency: string): ReportRow[] {
  const units = (amounts: Pick<TrialBalanceReport['records'][number], 'debit' | 'credit'> | undefined) => [
    amounts ? unitsOfAmount(amounts.debit, currency) : 0n,
    amounts ? unitsOfAmount(amounts.credit, currency) : 0n,
  ];
  const byKey = new Map(reports.flatMap(({ records }) => records.map((record) => [record.key, record])));
  const rows = [...byKey].map(([key, { name, ledger_id: ledgerId }]): ReportRow => {
    const found = reports.map(({ records }) => records.find((record) => record.key === key));
    return {
      path: `/${key}`,
      key,
      name,
      ledgerId,
      totals: found.flatMap(units),
      entries: reports.flatMap((report, index) => {
        const record = found[index];
        const entries = record ? entriesBehind(report, record, 'itself') : null;
        return [entries, entries];
      }),
      side: 'debit',
      hasEntries: found.some((record) => record?.has_entries),
      children: [],
    };
  });
  const total: ReportRow = {
    path: '/total',
    key: 'total',
    name: 'Total',
    ledgerId: null,
    totals: reports.flatMap((report) => units({ debit: report.total_debit, credit: report.total_credit })),
    entries: reports.flatMap(() => [null, null]),
    side: 'debit',
    hasEntries: rows.some((row) => row.hasEntries),
    children: [],
  };
  return [...rows, total];
}
