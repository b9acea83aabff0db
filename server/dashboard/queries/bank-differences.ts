import type { BankBalance } from '@/lib/contract/bank-balance';
import type { Ledger } from '@/lib/contract/ledger';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { unitsOfAmount } from '@/lib/format/amount';
import type { BankDifference } from '@/lib/reads/overview-reads';
import { isOfCash } from './cash-accounts';

type Books = { accounts: readonly ExternalAccount[]; ledgers: readonly Ledger[]; currency: string };

/** The accounts of cash of which the bank's latest balance is not that of the books at the end of the same day. */
export function bankDifferencesOf(
  balances: readonly BankBalance[],
  { accounts, ledgers, currency }: Books,
): BankDifference[] {
  const cash = new Set(ledgers.filter(isOfCash).map(({ id }) => id));
  const ofCash = accounts.filter(({ ledger_id }) => cash.has(ledger_id));
  const ledgerOf = new Map(ofCash.map(({ id, ledger_id }) => [id, ledger_id]));
  return balances.flatMap(
    ({ external_account_id: id, name, day, bank_balance: bank, books_balance: books }) => {
      const ledgerId = ledgerOf.get(id);
      const agree = unitsOfAmount(bank, currency) === unitsOfAmount(books, currency);
      return ledgerId === undefined || agree ? [] : [{ ledger_id: ledgerId, name, day, bank, books }];
    },
  );
}
