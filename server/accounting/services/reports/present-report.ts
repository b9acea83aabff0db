import type { DrillDown, PeriodReport, ReportRecord, RowDrillDown } from '@/lib/contract/report';
import type { Instant } from '@/lib/dates/instant';
import { amountNumber } from '@/lib/json';
import { WrittenJson } from '@/lib/json-bytes';
import { decimalsOf } from '@/lib/money/currency';
import type { ReportBasis } from '../../domain/reports/report-basis';
import type { ReportRow, ReportRows, RowSource } from '../../domain/reports/report-row';
import { drillDownOf, type Span } from './drill-down';
import { recordWriter } from './write-records';

/** A report's period and what was asked of it. */
export type CoveredReport = {
  report: ReportRows;
  span: Span;
  unreviewed: number;
  unreviewedThrough?: number;
};

/**
 * Reports as the contract shows them, amounts in major units of the currency. As JSON they are written straight from
 * the rows: ten years of months have ten thousand records, and making an object of each takes longer than all the rest.
 */
export function presentReports(
  covered: readonly CoveredReport[],
  basis: ReportBasis,
  currency: string,
): PeriodReport[] {
  const decimals = decimalsOf(currency);
  const write = recordWriter(decimals);
  return covered.map(({ report, span, unreviewed, unreviewedThrough: through }) => {
    const period = {
      ...presentPeriod(report.period, span, basis, unreviewed),
      ...(through === undefined ? {} : { unreviewed_through: through }),
    };
    const drillDownFor = (source: RowSource) => drillDownOf(source, span, basis);
    return {
      ...period,
      get records() {
        return report.records.map((row) => recordOf(row, decimals, drillDownFor));
      },
      toJSON() {
        return { ...period, records: new WrittenJson((to) => write(to, report.records, drillDownFor)) };
      },
    };
  });
}

type DrillDownFor = (source: RowSource) => RowDrillDown;

function recordOf(row: ReportRow, decimals: number, drillDownFor: DrillDownFor): ReportRecord {
  return {
    key: row.key,
    name: row.name,
    amount: amountNumber(row.amount, decimals),
    total_amount: amountNumber(row.totalAmount, decimals),
    has_entries: row.hasEntries,
    ledger_id: row.ledgerId,
    ...(row.source ? { drill_down: drillDownFor(row.source) } : {}),
    children: row.children.map((child) => recordOf(child, decimals, drillDownFor)),
  };
}

/** What every period says beside its records. */
export function presentPeriod(period: string, span: Span, basis: ReportBasis, unreviewed: number) {
  const drillDown: DrillDown = drillDownOf({ span: 'period' }, span, basis);
  if (basis === 'cash') drillDown.cash_movement = true;
  const start: Instant = span.start;
  return {
    period,
    start_datetime: start,
    end_datetime: span.end,
    drill_down: drillDown,
    unreviewed_entries: unreviewed,
  };
}
