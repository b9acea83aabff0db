import type { ReportRow } from './report-rows';

/** A column of figures; `units` null leaves the cell empty. */
export type ReportColumn = {
  key: string;
  title: string;
  isTotal: boolean;
  unitsOf: (row: ReportRow) => bigint | null;
  /** The entries behind the figure. */
  hrefOf: (row: ReportRow) => string | null;
};

/** The total stays in sight beside more periods than fit; on a phone the names need the room. */
export const totalColumn =
  'bg-surface sm:sticky sm:right-0 sm:border-l sm:border-l-line sm:pl-3 print:static print:border-l-0 print:bg-transparent print:pl-1.5';
