import { markOfTexts } from './decimal-mark-of-texts';
import type { Sheet, SheetCell } from './workbook';

/** Cells are rarely wider; a stray one further right would make every row as wide. */
const widestTable = 100;
/** Rows of fewer cells are lines about the table. */
const leastCells = 3;

/**
 * A sheet as the text of a table, so that what reads such texts reads it: cells between tabs, a line for each row of
 * the sheet, so that lines have the numbers that the spreadsheet program shows. Numbers have the decimal mark of those
 * that are kept as texts.
 * @param decimals of the currency of the books
 */
export function tableOfSheet({ rows }: Pick<Sheet, 'rows'>, decimals = 2): string {
  const mark = markOfTexts(rows, decimals) ?? '.';
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
