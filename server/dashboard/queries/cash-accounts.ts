import type { Ledger, LedgerBalance } from '@/lib/contract/ledger';
import { isCashKind } from '@/lib/contract/ledger-kinds';
import { unitsOfAmount } from '@/lib/format/amount';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { CashAccount } from '@/lib/reads/overview-reads';

/** Whether what is on the ledger is cash, or owed on a card. */
export function isOfCash({ report_cash_flow: counts, financial_account_type: type }: Ledger): boolean {
  return counts && isCashKind(type);
}

/** What cash is made of, in the order of the chart. */
export function cashAccountsOf(
  ledgers: readonly Ledger[],
  balances: readonly LedgerBalance[],
  currency: string,
): CashAccount[] {
  const unitsOf = new Map(
    balances.map(({ ledger_id, debit, credit }) => [
      ledger_id,
      unitsOfAmount(debit, currency) - unitsOfAmount(credit, currency),
    ]),
  );
  return ledgers
    .filter(({ report_cash_flow: counts }) => counts)
    .flatMap(({ id, name, financial_account_type: type }) => {
      const units = unitsOf.get(id) ?? 0n;
      if (!isCashKind(type) || units === 0n) return [];
      return [{ ledger_id: id, name, kind: type, balance: amountNumber(units, decimalsOf(currency)) }];
    });
}
