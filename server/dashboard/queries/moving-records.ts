import type { PeriodReport, ReportRecord } from '@/lib/contract/report';
import { unitsOfAmount } from '@/lib/format/amount';

/** The figures of a report that are no movement of their own: they stay. */
const figures: ReadonlySet<string> = new Set([
  'starting_cash',
  'net_change_in_cash',
  'ending_cash',
  'net_income',
]);

/** A report without the rows in which nothing moved: of a month of a small business, most of them. */
export function withoutStillRecords(report: PeriodReport, currency: string): PeriodReport {
  return { ...report, records: moving(report.records, currency) };
}

function moving(records: readonly ReportRecord[], currency: string): ReportRecord[] {
  return records.flatMap((record) => {
    const children = moving(record.children, currency);
    const isZero = [record.amount, record.total_amount].every((each) => unitsOfAmount(each, currency) === 0n);
    const isStill = children.length === 0 && isZero;
    return isStill && !figures.has(record.key) ? [] : [{ ...record, children }];
  });
}
