import { formatAmount } from '@/lib/format/amount';

/** Amounts of so many characters fit the columns of lists. */
const usual = 14;

/** The class of a column of a list that has longer amounts than usual, with room for the longest there may be: they would cover what stands beside them. */
export function columnOfAmounts(amounts: readonly bigint[], currency: string, locale: string): string {
  const isLong = amounts.some((units) => formatAmount(units, currency, locale).length > usual);
  return isLong ? 'w-48!' : '';
}
