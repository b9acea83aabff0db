import Papa from 'papaparse';
import { countLines } from '../line-counter';
import { MAX_RECORDS } from '../statement-collection';
import { hasForeignDigits, withPlainDigits } from './foreign-digits';
import type { CsvRole } from './header-names';
import { rolesOfHeaders } from './headers';

export type CsvRow = {
  line: number;
  cells: string[];
  /** A quotation mark opens in this row and never closes: the rest of the file is inside it. */
  isUnclosed: boolean;
};

const DELIMITERS = [',', ';', '\t', '|'] as const;
const SAMPLE_LENGTH = 65_536;
const SAMPLE_ROWS = 60;
/** Of a table below lines of a single cell: a comma in prose also cuts a line in two. */
const [LEAST_WIDTH, LEAST_ROWS] = [3, 2];

/** The rows with anything in them. Quoted cells may hold delimiters and line ends (RFC 4180). */
export function parseCsvRows(text: string, delimiter: string): CsvRow[] {
  const unixText = text.replace(/\r\n?/g, '\n');
  const lineAt = countLines(unixText);
  const isForeign = hasForeignDigits(unixText);
  const rows: CsvRow[] = [];
  let start = 0;
  Papa.parse<string[]>(unixText, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      const isUnclosed = errors.some(({ code }) => code === 'MissingQuotes');
      if (data.some((cell) => cell.trim() !== ''))
        rows.push({ line: lineAt(start), cells: isForeign ? data.map(withPlainDigits) : data, isUnclosed });
      start = meta.cursor;
      if (rows.length > MAX_RECORDS + SAMPLE_ROWS) parser.abort();
    },
  });
  return withoutTextMarks(rows);
}

/** An apostrophe before a cell says to a spreadsheet that it is a text; "'t Hoekje" is a name. */
const TEXT_MARK = /^'(?![a-z]{1,2}[ -])(?=.)/;

/** Without the marks of columns that have one in at least half of their cells; the head of a table has none. */
function withoutTextMarks(rows: CsvRow[]): CsvRow[] {
  const counts = new Map<number, { cells: number; marked: number }>();
  for (const { cells } of rows) {
    for (const [column, cell] of cells.entries()) {
      if (cell.trim() === '') continue;
      const count = counts.get(column) ?? { cells: 0, marked: 0 };
      counts.set(column, count);
      count.cells += 1;
      if (TEXT_MARK.test(cell)) count.marked += 1;
    }
  }
  const isMarked = (column: number) => {
    const { cells = 0, marked = 0 } = counts.get(column) ?? {};
    return marked > 0 && marked * 2 >= cells;
  };
  if (![...counts.keys()].some(isMarked)) return rows;
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) => (isMarked(column) ? unmarked(cell) : cell)),
  }));
}

/** A mark behind the text, too, is a pair of quotation marks. */
function unmarked(cell: string): string {
  return cell.startsWith("'") ? cell.slice(1).replace(/'$/, '') : cell;
}

/**
 * The delimiter under which a row of known headers appears, else the one that gives most rows the same number of
 * cells (and, of equals, most cells: a decimal comma also cuts every row in two). Null when none cuts anything.
 */
export function sniffDelimiter(text: string): string | null {
  const sample = text.slice(0, SAMPLE_LENGTH);
  let best: { delimiter: string; score: number } | null = null;
  for (const delimiter of DELIMITERS) {
    if (!sample.includes(delimiter)) continue;
    const score = scoreOf(parseCsvRows(sample, delimiter).slice(0, SAMPLE_ROWS));
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
  if (others.length === 0 && width >= LEAST_WIDTH && wide.length >= LEAST_ROWS) return width;
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
