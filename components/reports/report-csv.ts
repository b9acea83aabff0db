import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import { flattenRows, type ReportRow } from './report-rows';

type Shown = {
  rows: readonly ReportRow[];
  columns: readonly { title: string; unitsOf: (row: ReportRow) => bigint | null }[];
  collapsed: { has: (key: string) => boolean };
  currency: string;
};

/** What the table shows, as CSV (RFC 4180): plain decimals with a point, names indented by their depth. */
export function reportCsv({ rows, columns, collapsed, currency }: Shown): string {
  const decimals = decimalsOf(currency);
  const lines = flattenRows(rows, collapsed.has).map(({ row, depth }) => [
    textCell(`${'  '.repeat(depth)}${row.name}`),
    ...columns.map((column) => {
      const units = column.unitsOf(row);
      return units === null ? '' : decimalText(units, decimals);
    }),
  ]);
  const head = [textCell(currency), ...columns.map((column) => textCell(column.title))];
  return [head, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** A cell of text. One that a spreadsheet would take for a formula gets an apostrophe, which it shows as text. */
export function textCell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
