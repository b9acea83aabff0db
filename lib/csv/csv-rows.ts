import Papa from 'papaparse';
import { hasForeignDigits, withPlainDigits } from './foreign-digits';
import { countLines } from './line-counter';

export type CsvRow = {
  line: number;
  cells: string[];
  /** A quotation mark opens in this row and never closes: the rest of the file is inside it. */
  isUnclosed: boolean;
};

export const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The rows with anything in them, and no more than one over `maxRows`. Quoted cells may hold delimiters and line ends (RFC 4180). */
export function parseCsvRows(text: string, delimiter: string, maxRows: number): CsvRow[] {
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
