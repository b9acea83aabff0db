import type { DrillDown, RowDrillDown } from '@/lib/contract/report';
import { addMilliseconds, type Instant } from '@/lib/dates/instant';
import type { ReportBasis } from '../../domain/reports/report-basis';
import type { RowSource, WholeSource } from '../../domain/reports/report-row';

/** The time span of a column, both bounds inclusive; `booksStart` is entries_start, before which entries are ignored. */
export type Span = { start: Instant; end: Instant; booksStart: Instant; yearStart: Instant };

/** The query of journal entries whose matching lines sum to a figure. */
export function drillDownOf(source: WholeSource, span: Span, basis: ReportBasis): DrillDown;
/** The same of a row; that of the column's own time is only what it adds to the column's query. */
export function drillDownOf(source: RowSource, span: Span, basis: ReportBasis): RowDrillDown;
export function drillDownOf(source: RowSource, span: Span, basis: ReportBasis): RowDrillDown {
  const filters: RowDrillDown = {
    ...(source.types ? { ledger_type: [...source.types] } : {}),
    ...(source.subtypes ? { ledger_subtype: [...source.subtypes] } : {}),
    ...(source.activity ? { cash_flow_activity: [source.activity] } : {}),
    ...cashFilter(source.cash),
    ...(source.closesResult ? { result_end_datetime: addMilliseconds(span.yearStart, -1) } : {}),
  };
  if (source.span === 'as_column') return filters;
  const [start, end] = boundsOf(source.span, span);
  return {
    start_datetime: notBefore(span.booksStart, start),
    end_datetime: end,
    basis: ['all', basis],
    ...filters,
  };
}

function boundsOf(which: WholeSource['span'], span: Span): [Instant, Instant] {
  switch (which) {
    case 'period':
      return [span.start, span.end];
    case 'before_period':
      return [span.booksStart, addMilliseconds(span.start, -1)];
    case 'through_period':
      return [span.booksStart, span.end];
    case 'earlier_years':
      return [span.booksStart, addMilliseconds(span.yearStart, -1)];
    case 'fiscal_year':
      return [span.yearStart, span.end];
  }
}

function cashFilter(cash: RowSource['cash']): RowDrillDown {
  switch (cash) {
    case 'pool':
      return { in_cash_pool: true };
    case 'reported':
      return { report_cash_flow: true };
    case 'unreported':
      return { report_cash_flow: false };
    case undefined:
      return {};
  }
}

function notBefore(earliest: Instant, instant: Instant): Instant {
  if (instant < earliest) return earliest;
  return instant;
}
