import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flowScale, labelClass } from './flow-scale';

describe('flowScale', () => {
  it.each<[string, number[], number[]]>([
    ['in round steps', [32_000, 88_000], [0, 25_000, 50_000, 75_000, 100_000]],
    ['below zero too', [-300, 900], [-500, 0, 500, 1000]],
    ['of less than nothing alone', [-3, -1], [-3, -2, -1, 0]],
    ['of parts of one', [0.4], [0, 0.1, 0.2, 0.3, 0.4]],
    ['of nothing', [], [0, 1]],
    ['of zeros', [0, 0], [0, 1]],
  ])('%s', (_, values, ticks) => {
    expect(flowScale(values, 100).ticks.map((tick) => Number(tick.toPrecision(12)))).toEqual(ticks);
  });

  it('lies the highest line at the top and the lowest at the foot', () => {
    const { ticks, topOf } = flowScale([-300, 900], 192);
    expect([topOf(ticks.at(-1) ?? 0), topOf(ticks[0] ?? 0), topOf(250)]).toEqual([0, 192, 96]);
  });

  it('holds every value, with few lines', () => {
    const value = fc.double({ min: -1e12, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const { ticks, topOf } = flowScale(values, 100);
        expect(ticks.length).toBeLessThanOrEqual(7);
        for (const each of values) {
          expect(topOf(each)).toBeGreaterThanOrEqual(-1e-6);
          expect(topOf(each)).toBeLessThanOrEqual(100 + 1e-6);
        }
      }),
    );
  });
});

describe('labelClass', () => {
  const shown = (count: number, left: string) =>
    Array.from({ length: count }, (_, index) => index).filter(
      (index) => !labelClass(index, count).split(' ').includes(left),
    );

  it.each([
    [12, 'max-sm:hidden', [2, 5, 8, 11]],
    [12, 'sm:max-lg:hidden', [1, 3, 5, 7, 9, 11]],
    [13, 'lg:hidden', Array.from({ length: 13 }, (_, index) => index)],
    [36, 'lg:hidden', [2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35]],
    [1, 'max-sm:hidden', [0]],
  ])('of %i periods, where %s', (count, left, indexes) => {
    expect(shown(count, left)).toEqual(indexes);
  });
});
