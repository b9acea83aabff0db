import type { Aging } from '@/lib/contract/aging';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import type { JsonNumber } from '@/lib/json';

/** What of the aged amounts is not called overdue, as sentences: what is probably paid, and what no bill or invoice is of. */
export function agedSentences({ outlook }: Aging, currency: string, locale: string): string[] {
  const { probably_paid: paid, on_account: onAccount } = outlook;
  const text = (amount: JsonNumber) => formatAmount(unitsOfAmount(amount, currency), currency, locale);
  return [
    ...(paid.count > 0
      ? [
          `Of this, ${text(paid.amount)} is probably paid: the money is in the bank, and not matched yet. It is not called overdue.`,
        ]
      : []),
    ...(onAccount.count > 0
      ? [`Of this, ${text(onAccount.amount)} has no bill or invoice; it is not called overdue either.`]
      : []),
  ];
}
