import type { CashFlowActivity } from '@/lib/contract/ledger';
import { isCashKind } from '@/lib/contract/ledger-kinds';
import type { ReportLedger } from '../reports/report-ledger';

/** Whether the ledger is in the cash pool of the cash flow report: a transfer between two such ledgers is not a cash flow. */
export function isInCashPool(
  ledger: Pick<ReportLedger, 'financial_account_type' | 'report_cash_flow'>,
): boolean {
  return ledger.report_cash_flow && isCashKind(ledger.financial_account_type);
}

/** The fields that determine the section of a ledger. */
export type ActivityLedger = Pick<
  ReportLedger,
  'type' | 'subtype' | 'report_cash_flow' | 'financial_account_type'
>;

/**
 * The section (activity) of a ledger in the cash flow report. IAS 7.10 and ASC 230-10-45: cash flows that are neither
 * investing nor financing are operating. Borrowing is financing for however short a time (IAS 7.17), so a loan is
 * financing whatever its subtype; a ledger with `report_cash_flow` false counts as operating.
 */
export function activityOf(ledger: ActivityLedger): CashFlowActivity {
  if (!ledger.report_cash_flow) return 'operating';
  if (ledger.financial_account_type === 'loan') return 'financing';
  if (ledger.type === 'equity' || ledger.subtype === 'long_term_liability') return 'financing';
  return ledger.subtype === 'fixed_asset' || ledger.subtype === 'other_asset' ? 'investing' : 'operating';
}

/** The cash pool and sections of a chart of accounts, by ledger id. Throws for an unknown ledger, which is a bug. */
export type CashChart = {
  isInPool: (ledgerId: string) => boolean;
  activityOf: (ledgerId: string) => CashFlowActivity;
};

/** @param ledgers at least the ledgers of the lines and of the bills and invoices that they pay */
export function cashChart(ledgers: Iterable<ActivityLedger & { id: string }>): CashChart {
  const byId = new Map<string, ActivityLedger>();
  for (const ledger of ledgers) byId.set(ledger.id, ledger);
  const find = (ledgerId: string) => {
    const ledger = byId.get(ledgerId);
    if (!ledger) throw new Error(`ledger ${ledgerId} is not in the chart`);
    return ledger;
  };
  return {
    isInPool: (ledgerId) => isInCashPool(find(ledgerId)),
    activityOf: (ledgerId) => activityOf(find(ledgerId)),
  };
}
