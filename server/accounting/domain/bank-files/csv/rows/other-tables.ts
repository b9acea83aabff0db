import type { CsvMapping } from '@/lib/contract/csv-mapping';
import type { CsvRole } from '../columns/header-names';
import { findHeaderRow } from '../columns/header-row';
import { rolesOfHeaders } from '../columns/headers';
import { type CsvRow, hasStatementHeaders } from '../table';

/** Roles that decide what a row moved. */
const DECISIVE: readonly CsvRole[] = [
  'amount',
  'debit',
  'credit',
  'direction',
  'sent',
  'received',
  'currency',
];
/** Roles that say more of what was moved. */
const BESIDE: readonly CsvRole[] = ['fee', 'net', 'gross'];

/** A row of another table than the first, and the line of that table's headers. */
export type RowOfOther = { line: number; headersAt: number };

/**
 * The rows of the first table of a file, and those of others below it: headers whose amounts or days are in other columns begin one.
 */
export function tablesIn(
  rows: readonly CsvRow[],
  mapping: CsvMapping,
): { rows: readonly CsvRow[]; others: RowOfOther[] } {
  const headerRow = findHeaderRow(rows, mapping);
  const headers = rows[headerRow]?.cells;
  if (headers === undefined || !hasStatementHeaders(headers)) return { rows, others: [] };
  const roles = rolesOfHeaders(headers);
  const date = dayOf(roles) ?? -1;
  // Of a long table, nearly all rows are told by their day to be none of headers.
  const isOfHeaders = ({ cells }: CsvRow) => !/\d/.test(cells[date] ?? '') && hasStatementHeaders(cells);
  const own = rows.slice(0, headerRow + 1);
  const others: RowOfOther[] = [];
  let headersAt: number | null = null;
  for (const row of rows.slice(headerRow + 1)) {
    if (isOfHeaders(row)) headersAt = areAlike(roles, row.cells) ? null : row.line;
    if (headersAt === null) own.push(row);
    else others.push({ line: row.line, headersAt });
  }
  return others.length === 0 ? { rows, others } : { rows: own, others };
}

type Roles = ReadonlyMap<CsvRole, number>;

/** Whether rows below these headers can be read by the columns of the first: a fee in a column of which that reads nothing changes none. */
function areAlike(first: Roles, headers: readonly string[]): boolean {
  const later = rolesOfHeaders(headers);
  const readColumns = new Set(first.values());
  const isUnread = (role: CsvRole) => {
    const [own, other] = [first.get(role), later.get(role)];
    if (own === undefined) return other !== undefined && !readColumns.has(other);
    return other === undefined && (headers[own] ?? '').trim() === '';
  };
  return (
    dayOf(first) === dayOf(later) &&
    DECISIVE.every((role) => first.get(role) === later.get(role)) &&
    BESIDE.every((role) => first.get(role) === later.get(role) || isUnread(role))
  );
}

function dayOf(roles: Roles): number | undefined {
  return roles.get('date') ?? roles.get('value_date');
}

export function whyOfOther({ headersAt }: RowOfOther): string {
  return `The row belongs to another table, whose headers are in line ${headersAt}: import that table as a file of its own.`;
}
