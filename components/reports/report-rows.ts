import { type EntriesBehind, entriesBehind } from '@/lib/contract/drill-down';
import type { Side } from '@/lib/contract/primitives';
import type { RecordKey } from '@/lib/contract/record-key';
import type { PeriodReport, ReportRecord } from '@/lib/contract/report';
import { unitsOfAmount } from '@/lib/format/amount';

/** The key of a record, or of a row that is made of records here: its name on the screen never finds it. */
export type RowKey = RecordKey | 'directly' | 'liabilities_and_equity' | 'total';

/** A row of a report over all its periods. Amounts are minor units, one a period, in the order of the periods. */
export type ReportRow = {
  /** The keys of the records above it and its own, each after a slash. */
  path: string;
  /** What the row is found by. */
  key: RowKey;
  name: string;
  ledgerId: string | null;
  /** With everything below. */
  totals: bigint[];
  /** The query of the entries behind each total; null where there are none to be asked for. */
  entries: (EntriesBehind | null)[];
  /** The side on which the totals are positive. */
  side: Side;
  hasEntries: boolean;
  children: ReportRow[];
};

type Reports = readonly Pick<PeriodReport, 'drill_down' | 'records'>[];
type Column = { period: Reports[number]; records: readonly ReportRecord[] };
type Place = { path: string; side: Side; currency: string };

/**
 * Lays the reports of several periods over one another: a row is missing in none, and 0 where it did not occur.
 * @param sideOf the side on which the figures under a row at the top are positive
 */
export function reportRows(
  reports: Reports,
  currency: string,
  sideOf: (topKey: RecordKey) => Side,
): ReportRow[] {
  const columns = reports.map((period) => ({ period, records: period.records }));
  return mergeRecords(columns, { path: '', side: 'credit', currency }, sideOf);
}

function mergeRecords(
  columns: readonly Column[],
  place: Place,
  sideOf: (key: RecordKey) => Side = () => place.side,
): ReportRow[] {
  const keys = [...new Set(columns.flatMap(({ records }) => records.map(({ key }) => key)))];
  return keys.map((key) => {
    const found = columns.map(({ records }) => records.find((record) => record.key === key));
    const some = found.find((record) => record !== undefined);
    const below = { ...place, path: `${place.path}/${key}`, side: sideOf(key) };
    const units = (amount: 'amount' | 'total_amount') =>
      found.map((record) => (record ? unitsOfAmount(record[amount], place.currency) : 0n));
    const behind = (part: 'total' | 'itself') =>
      found.map((record, index) => {
        const period = columns[index]?.period;
        return record && period ? entriesBehind(period, record, part) : null;
      });
    const row: ReportRow = {
      path: below.path,
      key,
      name: some?.name ?? '',
      ledgerId: some?.ledger_id ?? null,
      totals: units('total_amount'),
      entries: behind('total'),
      side: below.side,
      hasEntries: found.some((record) => record?.has_entries),
      children: mergeRecords(
        columns.map(({ period }, index) => ({ period, records: found[index]?.children ?? [] })),
        below,
      ),
    };
    return withDirectRow(row, units('amount'), () => behind('itself'));
  });
}

/** A ledger with ledgers below it and postings of its own gets a first child for these, so the children add up. */
function withDirectRow(row: ReportRow, own: bigint[], ownEntries: () => (EntriesBehind | null)[]): ReportRow {
  const { ledgerId, children } = row;
  if (children.length === 0 || ledgerId === null || own.every((units) => units === 0n)) return row;
  const direct = {
    ...row,
    path: `${row.path}/directly`,
    key: 'directly' as const,
    name: `Posted directly to ${row.name}`,
    totals: own,
    entries: ownEntries(),
    hasEntries: true,
    children: [],
  };
  return { ...row, children: [direct, ...children] };
}

/** Without the rows in which nothing was ever posted. */
export function withoutEmptyRows(rows: readonly ReportRow[]): ReportRow[] {
  return rows
    .filter((row) => row.hasEntries)
    .map((row) => ({ ...row, children: withoutEmptyRows(row.children) }));
}

/** The rows in sight with their depth; nothing below a collapsed one. */
export function flattenRows(
  rows: readonly ReportRow[],
  isCollapsed: (path: string) => boolean,
  depth = 0,
): { row: ReportRow; depth: number }[] {
  return rows.flatMap((row) => [
    { row, depth },
    ...(isCollapsed(row.path) ? [] : flattenRows(row.children, isCollapsed, depth + 1)),
  ]);
}

/** How many levels of rows there are; 0 where there are none. */
export function levelsOf(rows: readonly ReportRow[]): number {
  return rows.reduce((most, row) => Math.max(most, 1 + levelsOf(row.children)), 0);
}

/** Every row without rows below it. */
export function leafRows(rows: readonly ReportRow[]): ReportRow[] {
  return rows.flatMap((row) => (row.children.length === 0 ? [row] : leafRows(row.children)));
}
