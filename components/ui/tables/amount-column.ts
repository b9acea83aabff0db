import { formatAmount } from '@/lib/format/amount';

/** Amounts of so many characters fit the columns of lists. */
const usual = 14;

/** A third of the width of a phone has room for no more. */
export const mostOnPhone = 12;

/** Longer than what the places of amounts are made for. */
export function isLongAmount(units: bigint, currency: string, locale: string, most = usual): boolean {
  return formatAmount(units, currency, locale).length > most;
}

/** The class of a column of a list that has longer amounts than usual, with room for the longest there may be: they would cover what stands beside them. */
export function columnOfAmounts(amounts: readonly bigint[], currency: string, locale: string): string {
  const isLong = amounts.some((units) => isLongAmount(units, currency, locale));
  return isLong ? 'w-48!' : '';
}
