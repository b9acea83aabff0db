import { describe, expect, it } from 'vitest';
import { ageItems } from './age-items';

describe('ageItems', () => {
  it.each([
    ['2026-12-24', 'current'],
    ['2026-11-21', 'current'],
    ['2026-11-20', '1_30'],
    ['2026-10-22', '1_30'],
    ['2026-10-21', '31_60'],
    ['2026-09-22', '31_60'],
    ['2026-09-21', '61_90'],
    ['2026-08-23', '61_90'],
    ['2026-08-22', 'over_90'],
    ['1996-02-29', 'over_90'],
  ])('puts what was due on %s into %s', (day, band) => {
    const aged = ageItems([{ day, count: 2, amount: 1050n }], '2026-11-21');
    expect(aged.filter((each) => each.count > 0)).toEqual([{ band, count: 2, amount: 1050n }]);
  });

  it('has every band, the youngest first, and adds up what falls into one', () => {
    const due = [
      { day: '2026-11-01', count: 1, amount: 100n },
      { day: '2026-11-02', count: 2, amount: 23n },
    ];
    expect(ageItems(due, '2026-11-21')).toEqual([
      { band: 'current', count: 0, amount: 0n },
      { band: '1_30', count: 3, amount: 123n },
      { band: '31_60', count: 0, amount: 0n },
      { band: '61_90', count: 0, amount: 0n },
      { band: 'over_90', count: 0, amount: 0n },
    ]);
  });
});
