import { expect, it } from 'vitest';
import type { Aging, AgingBand } from '@/lib/contract/aging';
import { overdueOf } from './overdue';

const aged = (...parts: [AgingBand, number, number][]): Aging => ({
  as_of: '2026-11-21',
  count: 0,
  amount: 0,
  basis: 'accrual',
  parties: [],
  bands: parts.map(([band, count, amount]) => ({ band, count, amount })),
});

it('leaves out what is not yet due, and credits', () => {
  const aging = aged(
    ['current', 4, 900],
    ['1_30', 1, 420],
    ['31_60', 0, 0],
    ['61_90', 0, 0],
    ['over_90', 2, 0.05],
    ['credit', 1, -75],
  );
  expect(overdueOf(aging, 'USD')).toEqual({ count: 3, units: 42005n });
  expect(overdueOf(aged(['current', 4, 900]), 'USD')).toEqual({ count: 0, units: 0n });
});
