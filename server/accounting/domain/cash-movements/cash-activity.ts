import type { CashFlowActivity } from '@/lib/contract/ledger';
import type { ReportLedger } from '../reports/report-ledger';

/** What the section of a ledger depends on. */
export type ActivityLedger = Pick<
  ReportLedger,
  'type' | 'subtype' | 'report_cash_flow' | 'financial_account_type'
>;

/**
 * The section of the cash flow in which a ledger explains movements of cash. IAS 7.10 and ASC 230-10-45: what is neither
 * investing nor financing is operating. Borrowing is financing for however short a time (IAS 7.17), so a loan decides
 * before its subtype does; a ledger that is kept out of the report is in no section of it, and counts as operating.
 */
export function activityOf(ledger: ActivityLedger): CashFlowActivity {
  if (!ledger.report_cash_flow) return 'operating';
  if (ledger.financial_account_type === 'loan') return 'financing';
  if (ledger.type === 'equity' || ledger.subtype === 'long_term_liability') return 'financing';
  return ledger.subtype === 'fixed_asset' || ledger.subtype === 'other_asset' ? 'investing' : 'operating';
}
