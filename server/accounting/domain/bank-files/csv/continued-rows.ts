import { balanceRowOf } from './balance-rows';
import type { CsvLayout } from './layout';
import type { CsvRow } from './table';

/** Of one such row alone, the text may be a remark below the table. */
const LEAST_CONTINUED = 2;

/**
 * Some banks go on with the description of a movement in the next row, in which nothing else stands: such rows are joined to those above
 * them, where the table has at least two.
 */
export function joinContinued(rows: readonly CsvRow[], layout: CsvLayout): readonly CsvRow[] {
  const column = layout.description[0] ?? -1;
  const date = layout.columns.get('date') ?? -1;
  const isAlone = (row: CsvRow) =>
    row.cells.every((cell, at) => (at === column) === (cell.trim() !== '')) &&
    balanceRowOf(row, layout) === null;
  const isContinued = (row: CsvRow, at: number) =>
    isAlone(row) && /\d/.test(rows[at - 1]?.cells[date] ?? '') && !row.isUnclosed;
  if (column === date || rows.filter(isContinued).length < LEAST_CONTINUED) return rows;
  const joined: CsvRow[] = [];
  for (const [at, row] of rows.entries()) {
    const above = joined.at(-1);
    if (above && isContinued(row, at)) {
      const text = `${above.cells[column]?.trim()} ${row.cells[column]?.trim()}`;
      joined[joined.length - 1] = { ...above, cells: above.cells.with(column, text) };
    } else joined.push(row);
  }
  return joined;
}
