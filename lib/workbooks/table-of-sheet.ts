import { decimalMarkOf, readDecimalText } from '../money/decimal-text';
import type { Sheet, SheetCell } from './workbook';

/** Cells are rarely wider; a stray one further right would make every row as wide. */
const widestTable = 100;
/** Rows of fewer cells are lines about the table. */
const leastCells = 3;

/**
 * A sheet as the text of a table, so that what reads such texts reads it: cells between tabs, a line for each row of the sheet, so that lines
 * have the numbers that the spreadsheet program shows.
 */
export function tableOfSheet({ rows }: Pick<Sheet, 'rows'>): string {
  const mark = markOfTexts(rows) ?? '.';
  const widest = rows.reduce((most, { cells }) => Math.max(most, widthOf(cells)), 0);
  const width = Math.min(widestTable, widest);
  let line = 1;
  let text = '';
  for (const { number, cells } of rows) {
    text += '\n'.repeat(Math.max(0, number - line));
    line = Math.max(line, number);
    text += lineOf(cells, cells.length < leastCells ? widthOf(cells) : Math.max(width, widthOf(cells)), mark);
  }
  return `${text}\n`;
}

function widthOf(cells: readonly SheetCell[]): number {
  return (cells.at(-1)?.at ?? -1) + 1;
}

function lineOf(cells: readonly SheetCell[], width: number, mark: string): string {
  const texts = new Array<string>(width).fill('');
  for (const { at, kind, text } of cells)
    texts[at] = kind === 'number' ? numberText(text, mark) : quoted(text);
  return texts.join('\t');
}

/** Three decimals could be thousands to a reader; with a zero behind them they cannot. */
function numberText(text: string, mark: string): string {
  return text.replace(
    /\.(\d+)/,
    (_, decimals: string) => `${mark}${decimals.length === 3 ? `${decimals}0` : decimals}`,
  );
}

/** On one line, without characters that are no text. */
function quoted(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ');
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

/**
 * Where numbers are kept as texts beside others, all are written with the decimal mark of these, as in one file. A description that can be
 * read as a number ("A€0,c") is none: only columns count in which most cells are numbers.
 */
function markOfTexts(rows: Sheet['rows']): '.' | ',' | null {
  const columns = new Map<number, { texts: string[]; numbers: number; others: number }>();
  for (const { at, kind, text } of rows.flatMap(({ cells }) => cells)) {
    const column = columns.get(at) ?? { texts: [], numbers: 0, others: 0 };
    columns.set(at, column);
    if (kind === 'number') column.numbers += 1;
    else if (kind === 'text' && isNumber(text)) column.texts.push(text);
    else column.others += 1;
  }
  return decimalMarkOf(
    [...columns.values()].flatMap(({ texts, numbers, others }) =>
      texts.length + numbers >= others ? texts : [],
    ),
  );
}

function isNumber(text: string): boolean {
  return (
    text.length <= 40 &&
    /\d[.,]/.test(text) &&
    readDecimalText(text, { mark: null, decorated: true }) !== null
  );
}
