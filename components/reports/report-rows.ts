import type { PeriodReport, ReportRecord } from '@/lib/contract/report';
import { unitsOfAmount } from '@/lib/format/amount';

/** A row of a report over all its periods. Amounts are minor units, one a period, in the order of the periods. */
export type ReportRow = {
  /** Stands for the row in every period; names may repeat in different groups. */
  key: string;
  name: string;
  ledgerId: string | null;
  /** The ledger's own; 0 for a group. */
  own: bigint[];
  /** With everything below. */
  totals: bigint[];
  hasEntries: boolean;
  children: ReportRow[];
};

/** Lays the reports of several periods over one another: a row is missing in none, and 0 where it did not occur. */
export function reportRows(
  reports: readonly Pick<PeriodReport, 'period' | 'records'>[],
  currency: string,
): ReportRow[] {
  return mergeRecords(
    reports.map((report) => report.records),
    '',
    currency,
  );
}

function mergeRecords(
  columns: readonly (readonly ReportRecord[])[],
  parentKey: string,
  currency: string,
): ReportRow[] {
  const keyOf = (record: ReportRecord) => `${parentKey}/${record.ledger_id ?? record.name}`;
  const keys = [...new Set(columns.flatMap((records) => records.map(keyOf)))];
  return keys.map((key) => {
    const found = columns.map((records) => records.find((record) => keyOf(record) === key));
    const some = found.find((record) => record !== undefined);
    const children = mergeRecords(
      found.map((record) => record?.children ?? []),
      key,
      currency,
    );
    return {
      key,
      name: some?.name ?? '',
      ledgerId: some?.ledger_id ?? null,
      own: found.map((record) => (record ? unitsOfAmount(record.amount, currency) : 0n)),
      totals: found.map((record) => (record ? unitsOfAmount(record.total_amount, currency) : 0n)),
      hasEntries: found.some((record) => record?.has_entries),
      children: withDirectRow(key, found, children, currency),
    };
  });
}

/** A ledger with ledgers below it and postings of its own gets a first child for these, so the children add up. */
function withDirectRow(
  key: string,
  found: readonly (ReportRecord | undefined)[],
  children: ReportRow[],
  currency: string,
): ReportRow[] {
  const own = found.map((record) => (record ? unitsOfAmount(record.amount, currency) : 0n));
  const ledgerId = found.find((record) => record !== undefined)?.ledger_id ?? null;
  if (children.length === 0 || ledgerId === null || own.every((units) => units === 0n)) return children;
  const direct = {
    key: `${key}/directly`,
    name: 'Directly',
    ledgerId,
    own,
    totals: own,
    hasEntries: true,
    children: [],
  };
  return [direct, ...children];
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

/** Every row that has rows below it. */
export function groupKeys(rows: readonly ReportRow[]): string[] {
  return rows.flatMap((row) => (row.children.length > 0 ? [row.key, ...groupKeys(row.children)] : []));
}

/** The ledgers of the row and of all below it: whose entries make its figures. */
export function ledgerIdsOf(row: ReportRow): string[] {
  const own = row.ledgerId === null ? [] : [row.ledgerId];
  return [...new Set([...own, ...row.children.flatMap(ledgerIdsOf)])];
}

/** Every row without rows below it. */
export function leafRows(rows: readonly ReportRow[]): ReportRow[] {
  return rows.flatMap((row) => (row.children.length === 0 ? [row] : leafRows(row.children)));
}
