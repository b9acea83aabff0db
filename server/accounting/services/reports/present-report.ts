import type { PeriodReport, ReportRecord } from '@/lib/contract/report';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { ReportRow, ReportRows } from '../../domain/reports/report-row';

/** Reports as the contract shows them, amounts in major units of the currency. */
export function presentReports(reports: readonly ReportRows[], currency: string): PeriodReport[] {
  const decimals = decimalsOf(currency);
  const record = (row: ReportRow): ReportRecord => ({
    name: row.name,
    amount: amountNumber(row.amount, decimals),
    total_amount: amountNumber(row.totalAmount, decimals),
    has_entries: row.hasEntries,
    ledger_id: row.ledgerId,
    children: row.children.map(record),
  });
  return reports.map(({ period, records }) => ({ period, records: records.map(record) }));
}
