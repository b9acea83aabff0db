import { kindOfBalance } from '../../balance-names';
import { readWrittenDate } from '../../written-date';
import type { DateReader } from '../dates/date';
import type { CsvLayout } from '../layout';
import { type CsvRow, hasStatementHeaders } from '../table';
import { endsPendingPart, isDayOrMonth, isNote, isPendingHeading, isTotal } from './pending-headings';
import { isPending } from './statuses';

type Table = Pick<CsvLayout, 'headers' | 'columns' | 'firstRow'> & { readDate: DateReader };

/** So many rows with an empty one before each are written that way: it parts nothing. */
const leastSpaced = 4;

/**
 * The rows below a heading such as "Pending transactions", and the headings among the rows. What ends such a part is in doubt the end:
 * a movement that is booked too early is seen in the books, one that is left out is not.
 * @param rows those of the table's values
 * @param printed all rows of the file as it has them, which tell where empty ones stand between
 */
export function pendingParts(rows: readonly CsvRow[], printed: readonly CsvRow[], table: Table) {
  const above = printed.slice(0, table.firstRow);
  const behindEmpty = rowsBehindEmpty(printed.slice(table.firstRow));
  const [headings, below] = [new Set<CsvRow>(), new Set<CsvRow>()];
  let part: Part | null = isHeadingAbove(above, table) ? begun : null;
  for (const row of rows) {
    if (isHeading(row, table)) {
      headings.add(row);
      part = begun;
    } else if (part !== null) {
      const isEnd: boolean =
        endsPart(row, part, table) || (part.movements !== 'none' && behindEmpty.has(row.line));
      part = isEnd ? null : partWith(row, part, table);
      if (!isEnd) below.add(row);
    }
  }
  return { headings, rows: below };
}

/** What a part has so far: where its movements have no day, one that has is booked. */
type Part = {
  movements: 'none' | 'some' | 'without a day';
  /** A day or a month stood above the first of them, so that others follow. */
  isByDays: boolean;
};

const begun: Part = { movements: 'none', isByDays: false };

function partWith(row: CsvRow, part: Part, table: Table): Part {
  if (part.movements !== 'none' || repeatsHeaders(row, table)) return part;
  if (loneText(row) !== null) return isDayHeading(row, table) ? { ...part, isByDays: true } : part;
  const date = row.cells[table.columns.get('date') ?? -1]?.trim() ?? '';
  return { ...part, movements: date === '' || isPending(date) ? 'without a day' : 'some' };
}

function endsPart(row: CsvRow, { movements, isByDays }: Part, table: Table): boolean {
  if (isDated(row, table)) return movements === 'without a day';
  const text = loneText(row);
  if (text !== null && !isPendingHeading(text)) {
    const mayBeBetween = isDayHeading(row, table)
      ? isByDays || movements === 'none'
      : isDayOrMonth(text) || isNote(text);
    if (!mayBeBetween) return true;
  }
  const first = row.cells.find((cell) => cell.trim() !== '')?.trim() ?? '';
  if (endsPendingPart(first)) return true;
  const isBehind = isTotal(first) || kindOfBalance(first) !== null || repeatsHeaders(row, table);
  return movements !== 'none' && isBehind;
}

/** The last of the lines above that has a text alone; one with fewer columns than the table is a name without its value. */
function isHeadingAbove(above: readonly CsvRow[], table: Table): boolean {
  const last = above.findLast((row) => loneText(row) !== null);
  if (last === undefined || !isHeading(last, table)) return false;
  return last.cells.length === 1 || last.cells.length >= table.headers.length;
}

function isHeading(row: CsvRow, table: Table): boolean {
  return beginsLine(row, table) && isPendingHeading(loneText(row) ?? '');
}

function isDayHeading(row: CsvRow, table: Table): boolean {
  return beginsLine(row, table) && isDayOrMonth(loneText(row) ?? '');
}

/** As headings do: further to the right may stand what a movement goes on with. */
function beginsLine(row: CsvRow, { columns }: Table): boolean {
  return row.cells.findIndex((cell) => cell.trim() !== '') <= (columns.get('date') ?? 0);
}

function repeatsHeaders(row: CsvRow, table: Table): boolean {
  if (isDated(row, table)) return false;
  const { headers } = table;
  const isSame = headers.length > 0 && headers.every((header, at) => header.trim() === row.cells[at]?.trim());
  return isSame || hasStatementHeaders(row.cells);
}

/** Whether the row has a day, and more than that. */
function isDated(row: CsvRow, { columns, readDate }: Table): boolean {
  const date = row.cells[columns.get('date') ?? -1] ?? '';
  return loneText(row) === null && (readDate(date) !== null || readWrittenDate(date) !== null);
}

/** The lines of the rows before which an empty one stands; of none where all rows are apart. */
function rowsBehindEmpty(rows: readonly CsvRow[]): ReadonlySet<number> {
  const behind = rows.filter((row, at) => {
    const before = rows[at - 1];
    return before !== undefined && row.line > before.line + 1 && row.line > lastLineOf(before) + 1;
  });
  const isSpaced = behind.length >= leastSpaced && behind.length === rows.length - 1;
  return new Set(isSpaced ? [] : behind.map(({ line }) => line));
}

/** Texts may have lines of their own. */
function lastLineOf({ line, cells }: CsvRow): number {
  return cells.reduce((last, cell) => last + cell.split('\n').length - 1, line);
}

/** The only text of a row; null where it has none or several. */
function loneText({ cells }: CsvRow): string | null {
  const [only, ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return only !== undefined && others.length === 0 ? only : null;
}
