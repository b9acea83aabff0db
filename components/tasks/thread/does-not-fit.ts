import type { DocumentExtraction } from '@/lib/contract/document';
import { numberText } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { minorUnitsOf } from '@/lib/money/decimal';

/** A payment may be higher than its receipt by a tip of so many percent. */
const mostTipPercent = 30n;

/**
 * The total that was read off a file, in minor units, where it is not what was paid: neither the same nor, with a tip, a
 * little less. Null where it fits, or where nothing can be said: no total was read, or one in another currency.
 * @param paid minor units, of either sign
 */
export function totalThatDoesNotFit(
  extraction: DocumentExtraction | null,
  paid: bigint,
  currency: string,
): bigint | null {
  const total = extraction?.total_amount;
  if (!total || (extraction.currency && extraction.currency.value !== currency)) return null;
  const units = minorUnitsOf(numberText(total.value), decimalsOf(currency));
  if (!units.ok) return null;
  const size = paid < 0n ? -paid : paid;
  const isTipped = units.value <= size && size * 100n <= units.value * (100n + mostTipPercent);
  return isTipped ? null : units.value;
}
