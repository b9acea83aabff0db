import { describe, expect, it } from 'vitest';
import { bandOf, dueDaysOf } from './aging-bands';

const today = '2026-11-21';

describe('the days of a band of age', () => {
  it.each([
    ['current', '2026-11-21', null],
    ['1_30', '2026-10-22', '2026-11-20'],
    ['31_60', '2026-09-22', '2026-10-21'],
    ['61_90', '2026-08-23', '2026-09-21'],
    ['over_90', null, '2026-08-22'],
  ] as const)('of %s go from %s to %s, and lead back to it', (band, from, to) => {
    expect(dueDaysOf(band, today)).toEqual({ from, to });
    expect(bandOf({ from, to }, today)).toBe(band);
  });

  it.each([
    [null, null],
    ['2026-11-21', '2026-11-21'],
    ['2026-10-23', '2026-11-20'],
  ])('from %s to %s are those of none', (from, to) => {
    expect(bandOf({ from, to }, today)).toBeNull();
  });
});
