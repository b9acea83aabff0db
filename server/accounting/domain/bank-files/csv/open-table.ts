import type { CsvMapping } from '@/lib/contract/csv-mapping';
import { withYears } from './dates/yearless-dates';
import type { CsvLayout } from './layout';
import { pendingParts } from './pending/pending-parts';
import { joinContinued } from './rows/continued-rows';
import { readLinesAbove } from './rows/lines-above';
import { type RowsWithParts, readParts } from './rows/parts';
import { type FoundStyle, type StyleOptions, styleOf } from './style';
import type { CsvRow } from './table';

/** A table of which is known where its columns are and how its cells are written. */
export type OpenTable = RowsWithParts & {
  layout: CsvLayout;
  style: FoundStyle;
  above: ReturnType<typeof readLinesAbove>;
  pending: ReturnType<typeof pendingParts>;
};

/** @param rows all of the file; those above the first row of values say what the table itself does not */
export function openTable(
  rows: readonly CsvRow[],
  layout: CsvLayout,
  mapping: CsvMapping,
  options: StyleOptions,
): OpenTable {
  const above = readLinesAbove(rows, layout);
  const linesAbove = rows.slice(0, layout.firstRow);
  const printed = withYears(joinContinued(rows.slice(layout.firstRow), layout), layout, linesAbove);
  const styleIn = (values: readonly CsvRow[]) =>
    styleOf(values, layout, mapping, { ...options, otherAmounts: above.balances });
  const style = styleIn(printed);
  const withParts = readParts(printed, layout, style.numbers);
  const read = withParts.rows === printed ? style : styleIn(withParts.rows);
  const pending = pendingParts(withParts.rows, rows, { ...layout, readDate: read.readDate });
  return { ...withParts, layout, above, pending, style: read };
}
