import type { Instant } from '@/lib/dates/instant';
import type { JsonNumber } from '@/lib/json';

/** A cell: an amount, text, or null if empty. */
export type Cell = JsonNumber | string | null;

/** A row as shown in the dashboard; `depth` starts at 0. Headings and totals are emphasized. */
export type TableRow = { depth: number; emphasized: boolean; cells: Cell[] };

/** A report as rows and columns, the source of CSV and XLSX. The first column has the names. */
export type Table = {
  title: string;
  /** The days covered by the report, for the file name. */
  time: string;
  columns: { name: string; kind: 'text' | 'amount' }[];
  rows: TableRow[];
  /** Sentences below the rows that one must know to read them. */
  notes: string[];
};

/** What a report that counts entries that nobody has confirmed says; a figure may still move. */
export function reviewNotes(unreviewed: number): string[] {
  if (unreviewed === 0) return [];
  const entries = unreviewed === 1 ? '1 entry in this report is' : `${unreviewed} entries in this report are`;
  return [`${entries} not reviewed yet.`];
}

/** The first and last day, for a file name; either may be open. */
export function daysOf(start: Instant | null | undefined, end: Instant | null | undefined): string {
  const from = start?.slice(0, 10);
  const to = end?.slice(0, 10);
  if (from && to) return `${from} to ${to}`;
  return from ? `from ${from}` : (to ?? '');
}
