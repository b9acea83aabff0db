import type { SheetRow } from './workbook';

const WRITTEN = /^(\d{1,2})[./-](\d{1,2})[./-](?:\d{4}|\d{2})(?!\d)/;

type Column = { row: number; isLow: boolean; written: string | null; isHigh: boolean };

/**
 * Where a spreadsheet program has opened a file whose dates have another order than its own, it takes 03/04 for a date,
 * with day and month exchanged, and leaves 13/04, which it cannot read, a text. Such a column shows itself: no day of a
 * date is above 12, each text has a number that is.
 * @param rows of transactions alone: above them stands the day of a statement, often as a text
 */
export function exchangedDays(rows: readonly SheetRow[]): string | null {
  const columns = new Map<number, Column>();
  for (const { number, cells } of rows) {
    for (const cell of cells) {
      const column = columns.get(cell.at) ?? { row: 0, isLow: true, written: null, isHigh: true };
      columns.set(cell.at, column);
      const [, first, second] = cell.kind === 'text' ? (WRITTEN.exec(cell.text) ?? []) : [];
      if (cell.kind === 'day') {
        if (column.row === 0) column.row = number;
        column.isLow &&= Number(cell.text.slice(8, 10)) <= 12;
      } else if (first !== undefined) {
        column.written ??= cell.text;
        column.isHigh &&= Number(first) > 12 || Number(second) > 12;
      }
    }
  }
  const found = [...columns.values()].find(
    ({ row, isLow, written, isHigh }) => row > 0 && isLow && written !== null && isHigh,
  );
  return found
    ? `Some dates of this sheet are texts, such as “${found.written}”, and others, from row ${found.row} on, are dates: a spreadsheet program has changed them and has probably exchanged day and month. Download the file from the bank again, and import it without opening it first.`
    : null;
}
