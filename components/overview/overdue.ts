import type { Aging } from '@/lib/contract/aging';
import { unitsOfAmount } from '@/lib/format/amount';

/** What is past its due date, of all ages together; the amount in minor units. */
export function overdueOf(aging: Aging, currency: string): { count: number; units: bigint } {
  const late = aging.bands.filter(({ band }) => band !== 'current' && band !== 'credit');
  return {
    count: late.reduce((sum, band) => sum + band.count, 0),
    units: late.reduce((sum, band) => sum + unitsOfAmount(band.amount, currency), 0n),
  };
}
