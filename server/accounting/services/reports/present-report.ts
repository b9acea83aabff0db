import type { DrillDown, PeriodReport, ReportRecord } from '@/lib/contract/report';
import type { Instant } from '@/lib/dates/instant';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { ReportRow, ReportRows } from '../../domain/reports/report-row';
import { type Books, drillDownOf, type Span } from './drill-down';

/** A report's period and what was asked of it. */
export type Covered = { report: ReportRows; span: Span };

/** Reports as the contract shows them, amounts in major units of the currency. */
export function presentReports(covered: readonly Covered[], books: Books, currency: string): PeriodReport[] {
  const decimals = decimalsOf(currency);
  return covered.map(({ report, span }) => {
    const record = (row: ReportRow): ReportRecord => {
      const shown: ReportRecord = {
        name: row.name,
        amount: amountNumber(row.amount, decimals),
        total_amount: amountNumber(row.totalAmount, decimals),
        has_entries: row.hasEntries,
        ledger_id: row.ledgerId,
        children: row.children.map(record),
      };
      if (row.source) shown.drill_down = drillDownOf(row.source, span, books);
      return shown;
    };
    return { ...presentPeriod(report.period, span, books), records: report.records.map(record) };
  });
}

/** What every period says beside its records. */
export function presentPeriod(period: string, span: Span, books: Books) {
  const drillDown: DrillDown = drillDownOf({ span: 'period' }, span, books);
  if (books === 'cash') drillDown.cash_movement = true;
  const start: Instant = span.start;
  return { period, start_datetime: start, end_datetime: span.end, drill_down: drillDown };
}
