import type { CsvRole } from '../columns/header-names';
import type { CsvLayout } from '../layout';
import type { CsvRow } from '../table';

const numbers: readonly CsvRole[] = ['amount', 'debit', 'credit', 'balance', 'fee'];
/** What a decimal comma, or one that groups thousands, leaves behind when it cuts a number in two. */
const REST_OF_NUMBER = /^\d{1,3}(?:[.,]\d+)?$/;

/**
 * Why a row with more cells than the table has headers is refused, if it is: a decimal comma or a text with the delimiter in it
 * stands there without quotation marks, so what is in which column is not known. A table all of whose rows have the same
 * cells more lacks headers.
 */
export function surplusReader(values: readonly CsvRow[], layout: CsvLayout): (row: CsvRow) => string | null {
  const width = layout.headers.length;
  const lengths = new Set(values.map(lengthOf));
  const isUnnamed = lengths.size === 1 && !values.some((row) => isNumberCut(row, layout));
  return (row) => {
    const length = lengthOf(row);
    if (width === 0 || length <= width || isUnnamed) return null;
    return `The row has ${length} columns, the header ${width}: a comma within an amount, or the delimiter within a text, is not in quotation marks.`;
  };
}

/** Cells without anything at the end count for nothing. */
function lengthOf({ cells }: CsvRow): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

function isNumberCut({ cells }: CsvRow, { columns }: CsvLayout): boolean {
  return numbers.some((role) => {
    const column = columns.get(role);
    if (column === undefined || !/^[-+(]?\D{0,3}\d+$/.test(cells[column]?.trim() ?? '')) return false;
    return REST_OF_NUMBER.test(cells[column + 1]?.trim() ?? '');
  });
}
