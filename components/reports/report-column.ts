import type { EntriesBehind } from '@/lib/contract/drill-down';
import type { Side } from '@/lib/contract/primitives';
import type { ReportRow } from './report-rows';

/** A column of the table. */
export type ReportColumn = {
  key: string;
  title: string;
  /** Instead of it on a phone held upright. */
  phoneTitle?: string;
  /** Of when the figures are, where the title alone does not say it. */
  when?: string;
  /** Stays in sight beside more periods than fit. */
  isPinned?: boolean;
  /** The one that a phone held upright shows, with how it changed. */
  isMain?: boolean;
  /** One of several periods or days beside one another, which a phone held upright scrolls through. */
  isPeriod?: boolean;
  /** Stands for several columns on a phone held upright; nowhere else, nor on paper or in files. */
  isOnPhoneOnly?: boolean;
  /** Minor units; null leaves the cell empty. */
  unitsOf: (row: ReportRow) => bigint | null;
  /** The query of the entries behind the figure. */
  entriesOf: (row: ReportRow) => EntriesBehind | null;
  /** Where not the row but the column tells on which side figures are positive. */
  side?: Side;
  /** The figure in percent, where the column has such; null where there is nothing to compare with. */
  percentOf?: (row: ReportRow) => number | null;
  /** Shown instead of the figure. */
  textOf?: (row: ReportRow) => string | null;
  /** Whether what changed is for the better; null where it is neither. */
  senseOf?: (row: ReportRow) => ChangeSense | null;
};

/** The column of one of the reports that the rows are made of. */
export function columnOf(index: number, heading: Heading): ReportColumn {
  return {
    ...heading,
    unitsOf: (row) => row.totals[index] ?? 0n,
    entriesOf: (row) => row.entries[index] ?? null,
  };
}

/** The columns of a wide screen, of paper and of files. */
export function wideColumns(columns: readonly ReportColumn[]): ReportColumn[] {
  return columns.filter((column) => !column.isOnPhoneOnly);
}

type Heading = Pick<
  ReportColumn,
  'key' | 'title' | 'phoneTitle' | 'when' | 'isPinned' | 'isMain' | 'isPeriod'
>;

export type ChangeSense = { isBetter: boolean; isRise: boolean };
