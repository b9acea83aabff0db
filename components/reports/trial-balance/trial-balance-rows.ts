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

const isTotal = ({ key }: ReportRow) => key === 'total';

/** The debit of a row less its credit in one of the reports; 0 for the sums, which are equal. */
function netOf({ totals }: ReportRow, report: number): bigint {
  const place = report * sides.length;
  return (totals[place] ?? 0n) - (totals[place + 1] ?? 0n);
}

/** The balance of each ledger in one of the reports, on the side where the ledger stands now; of the sums, either one. */
function balanceColumn(report: number): ReportColumn {
  return {
    ...columnOf(report * sides.length, { key: `balance-${report}`, title: '' }),
    unitsOf: (row) => {
      if (isTotal(row)) return row.totals[report * sides.length] ?? 0n;
      const isCredit = (netOf(row, 0) || netOf(row, 1)) < 0n;
      return isCredit ? -netOf(row, report) : netOf(row, report);
    },
  };
}

/** The sides, and on a phone held upright, where both have no room, one column instead: there a credit is in parentheses. */
export const oneColumnOnPhone: readonly ReportColumn[] = [
  {
    ...columnOf(0, { key: 'net', title: 'Debit (credit)', isMain: true }),
    isOnPhoneOnly: true,
    side: 'debit',
    // Debits equal credits: what is left of the sums says nothing.
    unitsOf: (row) => (isTotal(row) ? null : netOf(row, 0)),
  },
  ...sideColumns.map((column) => ({ ...column, isMain: false })),
];

/**
 * The sides of both reports, and by how much each ledger's balance grew on its side. The sums are given no change in
 * percent: that they are larger says nothing.
 * @param isComparable of no other row the change is given in percent
 */
export function comparedColumns(
  day: string,
  locale: string,
  isComparable?: (row: ReportRow) => boolean,
): ReportColumn[] {
  // More on a ledger's side is neither better nor worse by itself.
  const [change, { senseOf: _, ...percent }] = changeColumns(balanceColumn(1), balanceColumn(0), {
    locale,
    against: `since ${day}`,
    isComparable: (row) => !isTotal(row) && (isComparable?.(row) ?? true),
  });
  return [...oneColumnOnPhone, ...sideColumnsOf(1, day), change, percent];
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
