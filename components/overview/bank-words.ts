import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import { countOf } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import type { BankDifference } from '@/lib/reads/overview-reads';

/** What bank and books say of the account. */
export function differenceWords(
  { bank, books, day }: BankDifference,
  currency: string,
  locale: string,
): string {
  const amount = (units: BankDifference['bank']) =>
    formatAmount(unitsOfAmount(units, currency), currency, locale);
  return `${amount(bank)} by the bank, ${amount(books)} by the books on ${formatDayOfYear(day, locale)}`;
}

/** That cash is not what banks say, where it is not; the first account with what both say. */
export function differSentence(
  [first, ...others]: readonly BankDifference[],
  currency: string,
  locale: string,
): string | null {
  if (!first) return null;
  const more =
    others.length > 0
      ? `, and ${countOf(others.length, 'more account differs', 'more accounts differ', locale)}`
      : '';
  return `${first.name}: ${differenceWords(first, currency, locale)}${more}.`;
}
