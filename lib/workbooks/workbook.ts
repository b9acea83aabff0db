/** A cell with something in it, as a person sees it; `text` of a number is a plain decimal, of a day YYYY-MM-DD. */
export type SheetCell = { at: number; kind: 'text' | 'number' | 'day'; text: string };

/** A row with something in it; `number` is that which the spreadsheet program shows. */
export type SheetRow = { number: number; cells: SheetCell[] };

export type Sheet = {
  name: string;
  isHidden: boolean;
  rows: SheetRow[];
  /** Rows that are hidden or filtered out; they are among `rows`. */
  hiddenRows: number;
  /** Formulas whose result is not in the file; their text is the formula. */
  openFormulas: number;
};

/** Why a workbook is not read: a sentence that says what to do. Thrown where a parser is stopped, caught in `readWorkbook`. */
export class WorkbookRefused extends Error {}

export const saveAsXlsx = 'Open it in a spreadsheet program, save it as XLSX or CSV, and choose that file.';
export const damaged =
  'The workbook is damaged: a part of it is missing or was changed. Download it once more, or save it again.';

export const locked = 'The workbook is protected by a password. Save it without one, and choose that file.';

const mostCells = 2_000_000;
const mostSheets = 200;
/** Those that spreadsheet programs show. */
const [mostRows, mostColumns] = [1_048_576, 16_384];

/** Takes cells as long as they are not too many, nor too far down or right; empty ones are none. */
export function cellCounter(most = mostCells) {
  let cells = 0;
  return (row = 1, at = 0) => {
    cells += 1;
    if (row > mostRows || at >= mostColumns)
      throw new WorkbookRefused(
        'The workbook has more rows or columns than spreadsheet programs show. Save the sheet that is meant as CSV, and choose that file.',
      );
    if (cells > most)
      throw new WorkbookRefused(
        'The workbook has more than 2,000,000 cells. Save the sheet that is meant as CSV, and choose that file.',
      );
  };
}

/** One sheet more, of those that were taken so far. */
export function countSheet({ length }: readonly unknown[]): void {
  if (length >= mostSheets)
    throw new WorkbookRefused(
      `The workbook has more than ${mostSheets} sheets. Save the one that is meant as CSV, and choose that file.`,
    );
}

/** A row as it is collected: cells in any order, the last of one place counts. */
export function sheetRow(number: number, cells: Map<number, SheetCell>): SheetRow {
  return { number, cells: [...cells.values()].sort((left, right) => left.at - right.at) };
}
