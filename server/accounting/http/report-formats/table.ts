import type { Instant } from '@/lib/dates/instant';
import type { JsonNumber } from '@/lib/json';

/** A cell: an amount, or text; null where there is nothing. */
export type Cell = JsonNumber | string | null;

/** One row as the dashboard shows it; `depth` counts from 0. A heading or total is emphasized. */
export type TableRow = { depth: number; emphasized: boolean; cells: Cell[] };

/** A report as rows and columns, before it is CSV or a spreadsheet. The first column holds the names. */
export type Table = {
  title: string;
  /** The days that the report is of, for the name of the file. */
  time: string;
  columns: { name: string; kind: 'text' | 'amount' }[];
  rows: TableRow[];
};

/** The days from and to, as a file's name says them; either may be open. */
export function daysOf(start: Instant | null | undefined, end: Instant | null | undefined): string {
  const from = start?.slice(0, 10);
  const to = end?.slice(0, 10);
  if (from && to) return `${from} to ${to}`;
  return from ? `from ${from}` : (to ?? '');
}
