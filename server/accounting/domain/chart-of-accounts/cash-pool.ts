import type { FinancialAccountType } from '@/lib/contract/ledger';
import type { ReportLedger } from '../reports/report-ledger';

const poolTypes: ReadonlySet<FinancialAccountType | null> = new Set<FinancialAccountType>([
  'bank_account',
  'credit_card',
  'prepaid_card',
  'payments',
  'payroll',
]);

/** Whether the ledger is cash for the cash flow report. Money moved between two such ledgers is no cash flow. */
export function isInCashPool(
  ledger: Pick<ReportLedger, 'financial_account_type' | 'report_cash_flow'>,
): boolean {
  return ledger.report_cash_flow && poolTypes.has(ledger.financial_account_type);
}
