import { formatAmount } from '@/lib/format/amount';
import { type AgingPair, unmatchedOf } from './unmatched';

type Look = { currency: string; locale: string };

/**
 * What of the money of some days is in the profit and loss twice: payments of invoices and bills that nobody has matched yet
 * are income or a cost of their own, beside that of the invoice or bill.
 * @param before what was owed on the day before the days; what was probably paid by then is not of them
 */
export function countedTwice(
  end: AgingPair | null,
  before: AgingPair | null,
  { currency, locale }: Look,
): string[] {
  if (!end || !before) return [];
  const [latest, earlier] = [unmatchedOf(end, currency), unmatchedOf(before, currency)];
  const received = latest.received - earlier.received;
  const paid = latest.paid - earlier.paid;
  const amount = (units: bigint) => formatAmount(units, currency, locale);
  return [
    ...(received > 0n
      ? [
          `Invoices for ${amount(received)} are probably paid by deposits that count as income, too, until they are matched.`,
        ]
      : []),
    ...(paid > 0n
      ? [
          `Bills for ${amount(paid)} are probably paid by payments that count as costs, too, until they are matched.`,
        ]
      : []),
  ];
}

/** The same of a balance sheet: the money is counted, and what it pays still stands as owed. */
export function stillOwed(owed: AgingPair | null, { currency, locale }: Look): string[] {
  if (!owed) return [];
  const amount = (units: bigint) => formatAmount(units, currency, locale);
  const { received, paid } = unmatchedOf(owed, currency);
  return [
    ...(received > 0n
      ? [
          `${amount(received)} of receivables is probably paid already: until it is matched, assets and equity count it twice.`,
        ]
      : []),
    ...(paid > 0n
      ? [
          `${amount(paid)} of payables is probably paid already: until it is matched, liabilities still hold it, and equity is too low by it.`,
        ]
      : []),
  ];
}
