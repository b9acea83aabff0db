import { dayOf, type Instant } from '../dates/instant';
import type { JsonNumber } from '../json';

/** A cell: an amount, a change in percent, text, or null if empty. */
export type Cell = JsonNumber | { percent: number } | string | null;

/** A row as shown in the dashboard; `depth` starts at 0. Headings and totals are emphasized. */
export type TableRow = {
  depth: number;
  emphasized: boolean;
  /** A sum has a rule above, the last one a double rule below. */
  rule?: 'sum' | 'final';
  cells: Cell[];
};

/** The files that tables are saved as. */
export type TableFileFormat = 'csv' | 'xlsx';

/** A report as rows and columns, the source of CSV and XLSX. The first column has the names. */
export type Table = {
  title: string;
  /** What stands above the table in a spreadsheet, line by line. */
  heading?: string[];
  /** The days covered by the report, for the file name. */
  time: string;
  columns: { name: string; kind: 'text' | 'amount' | 'percent' }[];
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
  const from = start && dayOf(start);
  const to = end && dayOf(end);
  if (from && to) return `${from} to ${to}`;
  return from ? `from ${from}` : (to ?? '');
}
