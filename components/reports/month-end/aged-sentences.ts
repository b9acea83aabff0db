import { probableMoney } from '@/components/open-items/probable-money';
import type { Aging } from '@/lib/contract/aging';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import type { JsonNumber } from '@/lib/json';

/** What is aged: invoices, which customers owe, or bills, which are owed to vendors. */
export type AgedItem = 'invoice' | 'bill';

export const agedWords: Record<AgedItem, { title: string; nothing: string }> = {
  invoice: { title: 'Owed by customers', nothing: 'Customers owe nothing.' },
  bill: { title: 'Owed to vendors', nothing: 'Nothing is owed to vendors.' },
};

/** What of the aged amounts is not called overdue, as sentences: what is probably paid, and what no bill or invoice is of. */
export function agedSentences(
  item: AgedItem,
  { outlook }: Aging,
  currency: string,
  locale: string,
): string[] {
  const { probably_paid: paid, on_account: onAccount } = outlook;
  const text = (amount: JsonNumber) => formatAmount(unitsOfAmount(amount, currency), currency, locale);
  return [
    ...(paid.count > 0
      ? [
          `Of this, ${text(paid.amount)} is probably paid in full: ${probableMoney[item]}, and not matched yet. It is not called overdue.`,
        ]
      : []),
    ...(onAccount.count > 0
      ? [`Of this, ${text(onAccount.amount)} has no bill or invoice; it is not called overdue either.`]
      : []),
  ];
}
