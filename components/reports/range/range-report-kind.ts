import type { LucideIcon } from 'lucide-react';
import type { FlowNames, FlowPoint } from '@/lib/charts/flow-points';
import type { Side } from '@/lib/contract/primitives';
import type { RecordKey } from '@/lib/contract/record-key';
import type { AmountFormat } from '@/lib/format/amount-format';
import type { ReportColumn } from '../report-column';
import type { ReportRow } from '../report-rows';
import type { RowEmphasis } from '../table/report-table-row';

/** What sets one report over days apart from another. */
export type RangeReportKind = {
  name: 'cash-flow' | 'profit-and-loss';
  /** The side on which figures under a row at the top are positive. */
  sideOf: (topKey: RecordKey) => Side;
  /** Which entries count, said on paper. */
  basis: string;
  emphasis: RowEmphasis;
  chartNames: FlowNames;
  pointsOf: (rows: readonly ReportRow[], columns: readonly ReportColumn[]) => FlowPoint[];
  /** What of the table the chart leaves out, said below it. */
  chartNotesOf: (
    rows: readonly ReportRow[],
    columns: readonly ReportColumn[],
    format: AmountFormat,
  ) => string[];
  isEmpty: (rows: readonly ReportRow[]) => boolean;
  empty: { icon: LucideIcon; title: string; advice: string };
};
