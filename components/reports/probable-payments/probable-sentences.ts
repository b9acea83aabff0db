import type { ProbableMovement } from '@/lib/contract/probable-payment';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import type { JsonNumber } from '@/lib/json';
import { type AgingPair, unmatchedOf } from './unmatched';

/**
 * What of the money of some days is in their result, and should not be: payments of invoices and bills that nobody has matched yet
 * are income or a cost of their own, beside the invoice or bill, whichever day that is of.
 * @param probable of the days; null until it is known
 */
export function countedTwice(
  probable: readonly ProbableMovement[] | null,
  { currency, locale }: AmountFormat,
): string[] {
  const sumOf = (unitsIn: (each: ProbableMovement) => JsonNumber) =>
    (probable ?? []).reduce((sum, each) => sum + unitsOfAmount(unitsIn(each), currency), 0n);
  const received = sumOf(({ invoices }) => invoices);
  const paid = sumOf(({ bills }) => bills);
  const words = (what: string, units: bigint, items: string) =>
    `${what} of ${formatAmount(units, currency, locale)} count in the result until they are matched, but probably pay, in full or in part, ${items} that are in the books already.`;
  return [
    ...(received > 0n ? [words('Deposits', received, 'invoices')] : []),
    ...(paid > 0n ? [words('Payments', paid, 'bills')] : []),
  ];
}

/** What a balance sheet says too much: the money is counted, and what it pays still stands as owed. */
export function stillOwed(owed: AgingPair | null, { currency, locale }: AmountFormat): string[] {
  if (!owed) return [];
  const amount = (units: bigint) => formatAmount(units, currency, locale);
  const { received, paid } = unmatchedOf(owed, currency);
  return [
    ...(received > 0n
      ? [
          `${amount(received)} of receivables is probably paid already, in full or in part: until it is matched, assets and equity count it twice.`,
        ]
      : []),
    ...(paid > 0n
      ? [
          `${amount(paid)} of payables is probably paid already, in full or in part: until it is matched, liabilities still hold it, and equity is too low by it.`,
        ]
      : []),
  ];
}
