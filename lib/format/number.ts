import { decimalText } from '../money/decimal';
import { writtenNumber } from './written-number';

/**
 * A number that is no amount of money, without trailing zeros: `1.5` of 1500000 millionths.
 * @param units the number in units of its last decimal
 * @param fewest decimals that are shown even when they are zeros
 */
export function formatNumber(units: bigint, decimals: number, locale: string, fewest = 0): string {
  return writtenNumber(decimalText(units, decimals), locale, {
    minimumFractionDigits: fewest,
    maximumFractionDigits: decimals,
  });
}
