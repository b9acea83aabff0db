import type { DrillDown, PeriodReport, ReportRecord, RowDrillDown } from '@/lib/contract/report';
import type { Instant } from '@/lib/dates/instant';
import { amountNumber, numberText, WrittenJson } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { ReportRow, ReportRows, RowSource } from '../../domain/reports/report-row';
import { type Books, drillDownOf, type Span } from './drill-down';

/** A report's period and what was asked of it. */
export type Covered = { report: ReportRows; span: Span };

/**
 * Reports as the contract shows them, amounts in major units of the currency. As JSON they are written straight from
 * the rows: ten years of months have ten thousand records, and making an object of each takes longer than all the rest.
 */
export function presentReports(covered: readonly Covered[], books: Books, currency: string): PeriodReport[] {
  const decimals = decimalsOf(currency);
  const kept: KeptTexts = new Map();
  return covered.map(({ report, span }) => {
    const period = presentPeriod(report.period, span, books);
    const drillDownFor = (source: RowSource) => drillDownOf(source, span, books);
    return {
      ...period,
      get records() {
        return report.records.map((row) => recordOf(row, decimals, drillDownFor));
      },
      toJSON() {
        const records = report.records.map((row) => recordText(row, decimals, drillDownFor, kept));
        return { ...period, records: new WrittenJson(`[${records.join(',')}]`) };
      },
    };
  });
}

type DrillDownFor = (source: RowSource) => RowDrillDown;

function recordOf(row: ReportRow, decimals: number, drillDownFor: DrillDownFor): ReportRecord {
  return {
    name: row.name,
    amount: amountNumber(row.amount, decimals),
    total_amount: amountNumber(row.totalAmount, decimals),
    has_entries: row.hasEntries,
    ledger_id: row.ledgerId,
    ...(row.source ? { drill_down: drillDownFor(row.source) } : {}),
    children: row.children.map((child) => recordOf(child, decimals, drillDownFor)),
  };
}

/** The text of each ledger without entries, which most of a chart are in most months. */
type KeptTexts = Map<string, string>;

/** The JSON of the same record. */
function recordText(row: ReportRow, decimals: number, drillDownFor: DrillDownFor, kept: KeptTexts): string {
  const isEmpty = !row.hasEntries && row.children.length === 0 && row.ledgerId !== null;
  if (!isEmpty) return writeRecord(row, decimals, drillDownFor, kept);
  const written = kept.get(row.ledgerId ?? '') ?? writeRecord(row, decimals, drillDownFor, kept);
  kept.set(row.ledgerId ?? '', written);
  return written;
}

function writeRecord(row: ReportRow, decimals: number, drillDownFor: DrillDownFor, kept: KeptTexts): string {
  const amount = (units: bigint) => (units === 0n ? '0' : numberText(amountNumber(units, decimals)));
  const own = amount(row.amount);
  const total = row.totalAmount === row.amount ? own : amount(row.totalAmount);
  const children = row.children.map((child) => recordText(child, decimals, drillDownFor, kept));
  const source = row.source ? `,"drill_down":${JSON.stringify(drillDownFor(row.source))}` : '';
  const ledger = row.ledgerId === null ? 'null' : `"${row.ledgerId}"`;
  return `{"name":${JSON.stringify(row.name)},"amount":${own},"total_amount":${total},"has_entries":${row.hasEntries},"ledger_id":${ledger}${source},"children":[${children.join(',')}]}`;
}

/** What every period says beside its records. */
export function presentPeriod(period: string, span: Span, books: Books) {
  const drillDown: DrillDown = drillDownOf({ span: 'period' }, span, books);
  if (books === 'cash') drillDown.cash_movement = true;
  const start: Instant = span.start;
  return { period, start_datetime: start, end_datetime: span.end, drill_down: drillDown };
}
