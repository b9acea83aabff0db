import type { EntriesBehind } from '@/lib/contract/drill-down';
import type { Side } from '@/lib/contract/primitives';
import type { ReportRow } from './report-rows';

/** A column of the table. */
export type ReportColumn = {
  key: string;
  title: string;
  /** Of when the figures are, where the title alone does not say it. */
  when?: string;
  /** Stays in sight beside more periods than fit. */
  isTotal: boolean;
  /** Minor units; null leaves the cell empty. */
  unitsOf: (row: ReportRow) => bigint | null;
  /** The query of the entries behind the figure. */
  entriesOf: (row: ReportRow) => EntriesBehind | null;
  /** Where not the row but the column tells on which side figures are positive. */
  side?: Side;
  /** Shown instead of the figure. */
  textOf?: (row: ReportRow) => string | null;
};

/** The column of one of the reports that the rows are made of. */
export function columnOf(index: number, heading: Heading): ReportColumn {
  return {
    ...heading,
    unitsOf: (row) => row.totals[index] ?? 0n,
    entriesOf: (row) => row.entries[index] ?? null,
  };
}

type Heading = Pick<ReportColumn, 'key' | 'title' | 'isTotal' | 'when'>;

/** The total stays in sight beside more periods than fit; on a phone the names need the room. */
export const totalColumn =
  'bg-surface sm:sticky sm:right-0 sm:border-l sm:border-l-line sm:pl-3 print:static print:border-l-0 print:bg-transparent print:pl-1.5';
