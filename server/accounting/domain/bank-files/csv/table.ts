import { type CsvRow, DELIMITERS, parseCsvRows } from '@/lib/csv/csv-rows';
import { mostRecords } from '../statement-collection';
import type { CsvRole } from './columns/header-names';
import { rolesOfHeaders } from './columns/headers';

export type { CsvRow } from '@/lib/csv/csv-rows';

const sampleLength = 65_536;
const delimiterSampleRows = 60;
/** Of a table below lines of a single cell: a comma in prose also cuts a line in two. */
const [leastWidth, leastRows] = [3, 2];

/** The rows of a bank's table, of which no more are read than an import takes. */
export function parseBankRows(text: string, delimiter: string): CsvRow[] {
  return parseCsvRows(text, delimiter, mostRecords + delimiterSampleRows);
}

/**
 * The delimiter under which a row of known headers appears, else the one that gives most rows the same number of
 * cells (and, of equals, most cells: a decimal comma also cuts every row in two). Null when none cuts anything.
 */
export function sniffDelimiter(text: string): string | null {
  const sample = text.slice(0, sampleLength);
  let best: { delimiter: string; score: number } | null = null;
  for (const delimiter of DELIMITERS) {
    if (!sample.includes(delimiter)) continue;
    const score = scoreOf(parseBankRows(sample, delimiter).slice(0, delimiterSampleRows));
    if (score > 0 && (best === null || score > best.score)) best = { delimiter, score };
  }
  return best?.delimiter ?? null;
}

/** What the rows have in a column; nothing of a column that the table does not have. */
export function cellsOf(rows: readonly CsvRow[], column: number | undefined): string[] {
  return column === undefined ? [] : rows.map(({ cells }) => cells[column] ?? '');
}

/** How many cells most rows have; beside more lines of a single cell, which tell of the account, those of a short table. */
export function usualWidth(rows: readonly CsvRow[]): number {
  const wide = rows.map(({ cells }) => cells.length).filter((cells) => cells > 1);
  const [width = 0, ...others] = new Set(wide);
  if (others.length === 0 && width >= leastWidth && wide.length >= leastRows) return width;
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])[0];
}

export function hasStatementHeaders(cells: readonly string[]): boolean {
  const roles = rolesOfHeaders(cells);
  return (roles.has('date') || roles.has('value_date')) && namesAmounts(roles);
}

function scoreOf(rows: CsvRow[]): number {
  // Above a short table may stand more lines about the account than it has rows.
  const hasHeaders = rows.some(({ cells }) => hasStatementHeaders(cells));
  const width = usualWidth(rows);
  if (width < 2 && !hasHeaders) return 0;
  const regular = rows.filter(({ cells }) => cells.length === width).length / rows.length;
  return (hasHeaders ? 1000 : 0) + regular * 100 + Math.min(width, 50);
}

/** Whether a column has the amounts, in whichever way. */
export function namesAmounts(roles: { has: (role: CsvRole) => boolean }): boolean {
  const isSplit = roles.has('sent') && roles.has('received') && roles.has('direction');
  return roles.has('amount') || roles.has('debit') || roles.has('credit') || isSplit;
}
