import type { EntityType } from '@/lib/contract/business';
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

/** Debits less credits, in minor units: negative where the credits are more. */
export function debitBalance({ debit, credit }: SideTotals): bigint {
  return debit - credit;
}

/** Credits less debits, in minor units: negative where the debits are more. */
export function creditBalance({ debit, credit }: SideTotals): bigint {
  return credit - debit;
}

/** Whether the ledger makes the result. */
export function isResultLedger({ type }: Pick<ReportLedger, 'type'>): boolean {
  return type === 'revenue' || type === 'expense';
}

/**
 * Whether the ledger opens each fiscal year at zero, as if it had been closed to equity at the end of the last: revenue
 * and expenses of all, and a c-corp's dividends, which are paid out of retained earnings.
 */
export function resetsEachFiscalYear(
  ledger: Pick<ReportLedger, 'type' | 'subtype'>,
  entityType: EntityType,
): boolean {
  return isResultLedger(ledger) || isDividendLedger(ledger, entityType);
}

/** Whether the ledger is of a c-corp's dividends. */
export function isDividendLedger(ledger: Pick<ReportLedger, 'subtype'>, entityType: EntityType): boolean {
  return entityType === 'c-corp' && ledger.subtype === 'distribution';
}
