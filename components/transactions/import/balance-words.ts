import { formatAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';

/** What bank and books say of an account at the end of a day; positive is what the business has, negative what it owes. */
export type ComparedBalance = { day: string; bank: bigint; books: bigint };

type Names = { ledger: string; openingBalance: string };

/** Whether bank and books agree, and, where they do not, how to enter what was there before the first transaction. */
export function balanceWords(
  { day, bank, books }: ComparedBalance,
  names: Names,
  currency: string,
  locale: string,
): { said: string; remedy: string | null } {
  const amount = (units: bigint) => formatAmount(units, currency, locale);
  const on = formatDayOfYear(day, locale);
  if (bank === books) return { said: `Bank and books agree: ${amount(bank)} on ${on}.`, remedy: null };
  const missing = bank - books;
  const [debit, credit] =
    missing > 0n ? [names.ledger, names.openingBalance] : [names.openingBalance, names.ledger];
  return {
    said: `By the bank the account held ${amount(bank)} on ${on}, by the books ${amount(books)}.`,
    remedy: `If the difference was there before its first transaction, enter it as the opening balance on that day: debit ${debit}, credit ${credit}, ${amount(missing > 0n ? missing : -missing)} ${currency}.`,
  };
}
