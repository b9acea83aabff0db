import type { EntityType } from '@/lib/contract/business';
import { added } from './ledger-statement';
import { creditBalance, debitBalance, type ReportLedger, resetsEachFiscalYear } from './report-ledger';
import type { YearlyTotals } from './yearly-totals';

/** Minor units; `balance` is signed on the ledger's normal side. */
export type LedgerBalanceFigures = {
  ledgerId: string;
  debit: bigint;
  credit: bigint;
  balance: bigint;
  /** The figures are those of the fiscal year to date. */
  resets: boolean;
};

/**
 * The balance of every ledger that has entries, in the order of `ledgers`; each its own, without its children. A ledger
 * that resets has those of the current fiscal year.
 */
export function ledgerBalances(
  ledgers: readonly Pick<ReportLedger, 'id' | 'type' | 'subtype' | 'debit_credit'>[],
  { earlierYears, currentYear }: YearlyTotals,
  entityType: EntityType,
): LedgerBalanceFigures[] {
  return ledgers.flatMap((ledger) => {
    const resets = resetsEachFiscalYear(ledger, entityType);
    const earlier = resets ? undefined : earlierYears.get(ledger.id);
    const current = currentYear.get(ledger.id);
    if (!earlier && !current) return [];
    const none = { debit: 0n, credit: 0n };
    const posted = added(earlier ?? none, current ?? none);
    const balance = ledger.debit_credit === 'debit' ? debitBalance(posted) : creditBalance(posted);
    return [{ ledgerId: ledger.id, ...posted, balance, resets }];
  });
}
