import { creditBalance, debitBalance, type LedgerTotals, type ReportLedger } from './report-ledger';

/** Minor units; `balance` is signed on the ledger's normal side. */
export type LedgerBalanceFigures = { ledgerId: string; debit: bigint; credit: bigint; balance: bigint };

/** The balance of every ledger that has entries, in the order of `ledgers`; each its own, without its children. */
export function ledgerBalances(
  ledgers: readonly Pick<ReportLedger, 'id' | 'debit_credit'>[],
  totals: LedgerTotals,
): LedgerBalanceFigures[] {
  return ledgers.flatMap((ledger) => {
    const posted = totals.get(ledger.id);
    if (!posted) return [];
    const balance = ledger.debit_credit === 'debit' ? debitBalance(posted) : creditBalance(posted);
    return [{ ledgerId: ledger.id, ...posted, balance }];
  });
}
