import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { Cell, Table, TableRow } from '@/lib/tables/table';
import { type ReportColumn, wideColumns } from '../report-column';
import { flattenRows, type ReportRow } from '../report-rows';
import type { RowEmphasis } from '../table/report-table-row';

type Shown = {
  title: string;
  /** What stands above the table: whose books, which report of when, on which basis. */
  heading: string[];
  rows: readonly ReportRow[];
  columns: readonly ReportColumn[];
  emphasis: RowEmphasis;
  currency: string;
  notes: string[];
};

/** A report as it is shown, as a sheet: the same rows and columns, comparison and change among them. */
export function reportSheet({ title, heading, rows, emphasis, currency, notes, ...shown }: Shown): Table {
  const columns = wideColumns(shown.columns);
  return {
    title,
    heading,
    time: '',
    columns: [
      { name: '', kind: 'text' },
      ...columns.map((column) => ({
        name: column.title,
        kind: column.percentOf ? ('percent' as const) : ('amount' as const),
      })),
    ],
    rows: flattenRows(rows, () => false).map(({ row, depth }) =>
      rowOf(row, depth, { columns, emphasis, currency }),
    ),
    notes,
  };
}

function rowOf(
  row: ReportRow,
  depth: number,
  { columns, emphasis, currency }: Pick<Shown, 'columns' | 'emphasis' | 'currency'>,
): TableRow {
  const kind = depth === 0 ? emphasis[row.key] : undefined;
  const decimals = decimalsOf(currency);
  const cellOf = (column: ReportColumn): Cell => {
    if (column.percentOf) {
      const percent = column.percentOf(row);
      return percent === null ? (column.textOf?.(row) ?? null) : { percent };
    }
    const units = column.unitsOf(row);
    return units === null ? null : amountNumber(units, decimals);
  };
  return {
    depth,
    emphasized: depth === 0 ? row.children.length > 0 || kind !== undefined : row.ledgerId === null,
    ...(kind ? { rule: kind === 'final' ? ('final' as const) : ('sum' as const) } : {}),
    cells: [row.name, ...columns.map(cellOf)],
  };
}
