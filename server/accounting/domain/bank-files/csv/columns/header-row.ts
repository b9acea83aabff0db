import type { CsvMapping } from '@/lib/contract/csv-mapping';
import { readWrittenDate } from '../../written-date';
import { type CsvRow, hasStatementHeaders, usualWidth } from '../table';
import type { CsvRole } from './header-names';
import { plainHeader } from './headers';

const headerSearchRows = 40;
/** What a mapping names a single column of, by the same name. */
export const MAPPED_ROLES = [
  'date',
  'amount',
  'debit',
  'credit',
  'direction',
  'memo',
  'id',
  'currency',
  'balance',
  'account',
] as const satisfies readonly CsvRole[];

/** Banks print lines about the account above the headers, so the headers are searched for. -1: there are none. */
export function findHeaderRow(rows: readonly CsvRow[], mapping: CsvMapping): number {
  if (mapping.has_header === false) return -1;
  const top = rows.slice(0, headerSearchRows);
  const names = Object.values(mapping)
    .flat()
    .filter((value) => typeof value === 'string');
  const named = MAPPED_ROLES.map((role) => mapping[role]).filter((value) => typeof value === 'string');
  const byName = top.findIndex(({ cells }) => named.length > 0 && names.length > 0 && holdsAll(cells, named));
  if (byName !== -1) return byName;
  const known = top.findIndex(({ cells }) => hasStatementHeaders(cells));
  if (known !== -1) return known;
  const width = usualWidth(rows);
  const first = top.findIndex(({ cells }) => cells.length === width);
  const hasDate = (row: CsvRow | undefined) =>
    row?.cells.some((cell) => readWrittenDate(cell) !== null) ?? true;
  if (!hasDate(rows[first])) return first;
  // Some banks print more headers than columns.
  const above = rows[first - 1];
  if (above && above.cells.length > width && !hasDate(above)) return first - 1;
  return mapping.has_header === true ? first : -1;
}

function holdsAll(cells: readonly string[], names: readonly string[]): boolean {
  const plain = new Set(cells.map(plainHeader));
  return names.every((name) => plain.has(plainHeader(name)));
}
