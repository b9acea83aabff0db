import { unitsOfAmount } from '@/lib/format/amount';
import type { CashAccount } from '@/lib/reads/overview-reads';

/** What cash is, in words: what accounts hold, less what is owed on cards. */
export function cashWords(
  accounts: readonly CashAccount[],
  currency: string,
  amount: (units: bigint) => string,
): string | null {
  const sumOf = (isCard: boolean) =>
    accounts.reduce(
      (sum, account) => (account.is_card === isCard ? sum + unitsOfAmount(account.balance, currency) : sum),
      0n,
    );
  if (!accounts.some((account) => account.is_card)) return null;
  const [held, cards] = [sumOf(false), sumOf(true)];
  const owed = cards > 0n ? `plus ${amount(cards)} on cards` : `less ${amount(-cards)} on cards`;
  return `Bank ${amount(held)}, ${owed}`;
}
