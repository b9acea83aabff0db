import { type DecimalMark, decimalMarkOf, readDecimalText } from '../money/decimal-text';
import type { Sheet, SheetCell } from './workbook';

/** What stands in a column: texts that are numbers and may show their decimal mark, other numbers, and all else. */
type Column = { texts: string[]; numbers: number; others: number; headers: number };

/**
 * The decimal mark of numbers that are kept as texts beside others, which then have the same one, as in one file. Null where there are
 * none. A description that can be read as a number ("A€0,c") is none: only columns count in which most cells are numbers.
 *
 * Where all may be thousands or have three decimals ("1.250"), the others must not say that they are decimals: a currency that does
 * not have three prints thousands so. In one that has three nothing is decided.
 * @param decimals of the currency of the books
 */
export function markOfTexts(rows: Sheet['rows'], decimals: number): DecimalMark | null {
  const texts = [...columnsOf(rows).values()].flatMap((column) => (isOfNumbers(column) ? column.texts : []));
  return decimalMarkOf(texts) ?? (decimals === 3 ? null : markBesideGroups(texts));
}

function columnsOf(rows: Sheet['rows']): Map<number, Column> {
  const columns = new Map<number, Column>();
  let isBelowHeader = false;
  for (const { cells } of rows) {
    isBelowHeader ||= cells.length > 1 && cells.some(isOfRecord);
    for (const cell of cells) {
      const column = columns.get(cell.at) ?? { texts: [], numbers: 0, others: 0, headers: 0 };
      columns.set(cell.at, column);
      if (isNumberText(cell)) column.texts.push(cell.text);
      else if (isWhole(cell)) column.numbers += 1;
      else if (!isNothing(cell)) column[isBelowHeader ? 'others' : 'headers'] += 1;
    }
  }
  return columns;
}

/** A header may stand below a line about the table that looks like one of its rows. */
function isOfNumbers({ texts, numbers, others, headers }: Column): boolean {
  return texts.length + numbers > (headers === 0 ? others - 1 : others);
}

function isOfRecord(cell: SheetCell): boolean {
  return cell.kind !== 'text' || isNumberText(cell);
}

function isNumberText({ kind, text }: SheetCell): boolean {
  return (
    kind === 'text' &&
    text.length <= 40 &&
    /\d[.,]/.test(text) &&
    readDecimalText(text, { mark: null, decorated: true }) !== null
  );
}

/** With a zero before its digits it is a code, with a letter a reference. */
function isWhole({ kind, text }: SheetCell): boolean {
  if (kind !== 'text') return kind === 'number';
  return (
    text.length <= 40 &&
    !/\p{L}|^\D*0\d/u.test(text) &&
    readDecimalText(text, { mark: null, decorated: true }) !== null
  );
}

/** "-" where there is no amount says nothing of the column. */
function isNothing({ kind, text }: SheetCell): boolean {
  return kind === 'text' && !/[\p{L}\d]/u.test(text);
}

/** The mark that is not the one between the thousands; null where as many have the other. */
function markBesideGroups(texts: readonly string[]): DecimalMark | null {
  const grouped = texts.filter(
    (text) =>
      readDecimalText(text, { mark: '.', decorated: true }) !==
      readDecimalText(text, { mark: ',', decorated: true }),
  );
  const dots = grouped.filter((text) => text.includes('.')).length;
  const commas = grouped.length - dots;
  if (dots === commas) return null;
  return dots > commas ? ',' : '.';
}
