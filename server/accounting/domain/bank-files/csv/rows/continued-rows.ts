import { balanceRowOf } from '../balances/balance-rows';
import type { CsvLayout } from '../layout';
import type { CsvRow } from '../table';

/** Of one such row alone, the text may be a remark below the table. */
const leastContinued = 2;

/**
 * Some banks go on with the description of a movement in the rows below it, in which nothing else stands: such rows are joined to the
 * movement, where at least two movements have one.
 */
export function joinContinued(rows: readonly CsvRow[], layout: CsvLayout): readonly CsvRow[] {
  const column = layout.description[0] ?? -1;
  const date = layout.columns.get('date') ?? -1;
  const isAlone = (row: CsvRow) =>
    row.cells.every((cell, at) => (at === column) === (cell.trim() !== '')) &&
    balanceRowOf(row, layout) === null;
  const goesOn = (row: CsvRow) => isAlone(row) && !row.isUnclosed;
  const isDated = (row: CsvRow | undefined) => /\d/.test(row?.cells[date] ?? '');
  const first = rows.filter((row, at) => goesOn(row) && isDated(rows[at - 1]));
  if (column === date || first.length < leastContinued) return rows;
  const joined: { row: CsvRow; further: string[] }[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above && isDated(above.row) && goesOn(row)) above.further.push(row.cells[column]?.trim() ?? '');
    else joined.push({ row, further: [] });
  }
  return joined.map(({ row, further }) => {
    if (further.length === 0) return row;
    const text = [row.cells[column]?.trim(), ...further].join(' ');
    return { ...row, cells: row.cells.with(column, text) };
  });
}
