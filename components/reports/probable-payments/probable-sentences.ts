import type { Aging } from '@/lib/contract/aging';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';

/** What is owed to the business and by it at the end of a day; null where it is not asked for. */
export type AgingPair = { receivable: Aging | null; payable: Aging | null };

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
  const within = (latest: Aging | null, earlier: Aging | null) =>
    probablyPaid(latest, currency) - probablyPaid(earlier, currency);
  const received = within(end.receivable, before.receivable);
  const paid = within(end.payable, before.payable);
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
  const { receivable, payable } = owed;
  const amount = (units: bigint) => formatAmount(units, currency, locale);
  const received = probablyPaid(receivable, currency);
  const paid = probablyPaid(payable, currency);
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

function probablyPaid(aging: Aging | null, currency: string): bigint {
  return aging ? unitsOfAmount(aging.outlook.probably_paid.amount, currency) : 0n;
}
