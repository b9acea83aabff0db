import Papa from 'papaparse';
import { hasForeignDigits, withPlainDigits } from './foreign-digits';
import { countLines } from './line-counter';
import { rowsOfLooseQuotes } from './loose-quotes';

export type CsvRow = {
  line: number;
  cells: string[];
  /** A quotation mark opens in this row and never closes: the rest of the file is inside it. */
  isUnclosed: boolean;
  /** Quotation marks within its texts leave open what is in which cell. */
  isMisquoted: boolean;
};

export const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The rows with anything in them, and no more than one over `maxRows`. Quoted cells may hold delimiters and line ends (RFC 4180). */
export function parseCsvRows(text: string, delimiter: string, maxRows: number): CsvRow[] {
  const unixText = text.replace(/\r\n?/g, '\n');
  const lineAt = countLines(unixText);
  const isForeign = hasForeignDigits(unixText);
  const rows: CsvRow[] = [];
  let start = 0;
  let [width, sameWidth, hasEmptyEnd] = [0, 0, false];
  const isWhole = ({ length }: string[]) => length === width;
  // Only the headers may lack the delimiter that each row ends in, or have one more.
  const isBelowHeaders = (cells: string[]) => {
    const isLonger = cells.length === width + 1 && cells.at(-1)?.trim() === '';
    return sameWidth === 1 && (isLonger || (hasEmptyEnd && cells.length === width - 1));
  };
  const looseRows = (piece: string) =>
    rowsOfLooseQuotes(piece, delimiter, isWhole) ?? rowsOfLooseQuotes(piece, delimiter, isBelowHeaders);
  const add = (at: number, cells: string[], others: Omit<CsvRow, 'line' | 'cells'>) => {
    if (cells.some((cell) => cell.trim() !== ''))
      rows.push({ line: lineAt(at), cells: isForeign ? cells.map(withPlainDigits) : cells, ...others });
  };
  Papa.parse<string[]>(unixText, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      const isUnclosed = errors.some(({ code }) => code === 'MissingQuotes');
      const isWrong = errors.length > 0 && width > 1;
      const loose = isWrong ? looseRows(unixText.slice(start, meta.cursor)) : null;
      if (loose === null) add(start, data, { isUnclosed, isMisquoted: isWrong && !isUnclosed });
      for (const row of loose ?? [])
        add(start + row.start, row.cells, { isUnclosed: false, isMisquoted: false });
      if (errors.length === 0 && data.length > 1) {
        sameWidth = data.length === width ? sameWidth + 1 : 1;
        width = data.length;
        hasEmptyEnd = data.at(-1)?.trim() === '';
      }
      start = meta.cursor;
      if (rows.length > maxRows) parser.abort();
    },
  });
  return withoutTextMarks(rows);
}

/** An apostrophe before a cell says to a spreadsheet that it is a text; "'t Hoekje" is a name. */
const TEXT_MARK = /^'(?![a-z]{1,2}[ -])(?=.)/;

/** The same before what a spreadsheet would run as a formula, whatever the rest of the column has (OWASP, CSV injection). */
const FORMULA_MARK = /^'\s*[=+\-@;\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Without the marks of formulas, and of columns that have one in at least half of their cells; the head of a table has none. */
function withoutTextMarks(rows: CsvRow[]): CsvRow[] {
  const counts = new Map<number, { cells: number; marked: number }>();
  let hasFormula = false;
  for (const { cells } of rows) {
    for (const [column, cell] of cells.entries()) {
      if (cell.trim() === '') continue;
      const count = counts.get(column) ?? { cells: 0, marked: 0 };
      counts.set(column, count);
      count.cells += 1;
      if (TEXT_MARK.test(cell)) count.marked += 1;
      if (FORMULA_MARK.test(cell)) hasFormula = true;
    }
  }
  const isMarked = (column: number) => {
    const { cells = 0, marked = 0 } = counts.get(column) ?? {};
    return marked > 0 && marked * 2 >= cells;
  };
  if (!hasFormula && ![...counts.keys()].some(isMarked)) return rows;
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) =>
      isMarked(column) || FORMULA_MARK.test(cell) ? unmarked(cell) : cell,
    ),
  }));
}

/** A mark behind the text, too, is a pair of quotation marks. */
function unmarked(cell: string): string {
  return cell.startsWith("'") ? cell.slice(1).replace(/'$/, '') : cell;
}
