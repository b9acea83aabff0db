import type { Aging } from '@/lib/contract/aging';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';

/** What of the aged amounts is probably paid, as a sentence; none where nothing is. */
export function paidSentences({ outlook }: Aging, currency: string, locale: string): string[] {
  const { count, amount } = outlook.probably_paid;
  if (count === 0) return [];
  const text = formatAmount(unitsOfAmount(amount, currency), currency, locale);
  return [
    `Of this, ${text} is probably paid: the money is in the bank, and not matched yet. It is not called overdue.`,
  ];
}
