import type { FinancialAccountType, LedgerSubtype, LedgerType } from '@/lib/contract/ledger';
import type { Side } from '@/lib/contract/primitives';

/** What a report needs to know of a ledger. Identifiers are compared, never read. */
export type ReportLedger = {
  id: string;
  name: string;
  type: LedgerType;
  subtype: LedgerSubtype;
  debit_credit: Side;
  report_cash_flow: boolean;
  financial_account_type: FinancialAccountType | null;
  sort_code: string | null;
  parent_id: string | null;
};

/** What was posted to a ledger on either side, in minor units, neither negative. */
export type SideTotals = { debit: bigint; credit: bigint };

/** By ledger; a ledger without entries is absent. */
export type LedgerTotals = ReadonlyMap<string, SideTotals>;

export function debitBalance({ debit, credit }: SideTotals): bigint {
  return debit - credit;
}

export function creditBalance({ debit, credit }: SideTotals): bigint {
  return credit - debit;
}

/** Whether the ledger starts each fiscal year anew: revenue and expenses become retained earnings. */
export function isResultLedger({ type }: Pick<ReportLedger, 'type'>): boolean {
  return type === 'revenue' || type === 'expense';
}
