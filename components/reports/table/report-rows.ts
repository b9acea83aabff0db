import { type EntriesBehind, entriesBehind } from '@/lib/contract/drill-down';
import type { Side } from '@/lib/contract/primitives';
import type { PeriodReport, ReportRecord } from '@/lib/contract/report';
import { unitsOfAmount } from '@/lib/format/amount';

/** A row of a report over all its periods. Amounts are minor units, one a period, in the order of the periods. */
export type ReportRow = {
  /** Stands for the row in every period; names may repeat in different groups. */
  key: string;
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
type Place = { key: string; side: Side; currency: string };

/**
 * Lays the reports of several periods over one another: a row is missing in none, and 0 where it did not occur.
 * @param sideOf the side on which the figures under a row at the top are positive
 */
export function reportRows(
  reports: Reports,
  currency: string,
  sideOf: (topName: string) => Side,
): ReportRow[] {
  const columns = reports.map((period) => ({ period, records: period.records }));
  return mergeRecords(columns, { key: '', side: 'credit', currency }, sideOf);
}

function mergeRecords(
  columns: readonly Column[],
  place: Place,
  sideOf: (name: string) => Side = () => place.side,
): ReportRow[] {
  const keyOf = (record: ReportRecord) => `${place.key}/${record.ledger_id ?? record.name}`;
  const keys = [...new Set(columns.flatMap(({ records }) => records.map(keyOf)))];
  return keys.map((key) => {
    const found = columns.map(({ records }) => records.find((record) => keyOf(record) === key));
    const some = found.find((record) => record !== undefined);
    const below = { ...place, key, side: sideOf(some?.name ?? '') };
    const units = (amount: 'amount' | 'total_amount') =>
      found.map((record) => (record ? unitsOfAmount(record[amount], place.currency) : 0n));
    const behind = (part: 'total' | 'itself') =>
      found.map((record, index) => {
        const period = columns[index]?.period;
        return record && period ? entriesBehind(period, record, part) : null;
      });
    const row: ReportRow = {
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
    key: `${row.key}/directly`,
    name: 'Directly',
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
  isCollapsed: (key: string) => boolean,
  depth = 0,
): { row: ReportRow; depth: number }[] {
  return rows.flatMap((row) => [
    { row, depth },
    ...(isCollapsed(row.key) ? [] : flattenRows(row.children, isCollapsed, depth + 1)),
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
