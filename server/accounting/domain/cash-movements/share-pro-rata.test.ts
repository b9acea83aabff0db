import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareProRata } from './share-pro-rata';

describe('shareProRata', () => {
  it.each([
    ['nothing', 0n, [3n, 5n], [0n, 0n]],
    ['the whole', 8n, [3n, 5n], [3n, 5n]],
    ['a tie to the earlier one', 1n, [5n, 5n], [1n, 0n]],
    ['ties one after the other', 2n, [1n, 1n, 1n], [1n, 1n, 0n]],
    ['the largest remainder first', 10n, [1n, 2n, 4n], [1n, 3n, 6n]],
    ['nothing to a weight of nothing', 7n, [0n, 1n], [0n, 7n]],
    ['what is below 0 to a weight below 0', 5n, [3n, -1n], [8n, -3n]],
    ['the unit left over to the larger remainder, also below 0', 1n, [-1n, 4n], [0n, 1n]],
    [
      'sums beyond a double',
      9_007_199_254_740_993n,
      [1n, 1n],
      [4_503_599_627_370_497n, 4_503_599_627_370_496n],
    ],
  ])('gives %s', (_, amount, weights, expected) => {
    expect(shareProRata(amount, weights)).toEqual(expected);
  });

  it.each([
    ['no weights', 1n, []],
    ['weights of nothing', 1n, [0n, 0n]],
    ['weights below 0', 1n, [1n, -2n]],
    ['an amount below 0', -1n, [1n]],
  ])('takes %s for a bug', (_, amount, weights) => {
    expect(() => shareProRata(amount, weights)).toThrow(/cannot share/);
  });

  it('sums to the amount, each share within one unit of its exact part', () => {
    const weights = fc.array(fc.bigInt({ min: -(10n ** 11n), max: 10n ** 12n }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), weights, (amount, parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0n);
        fc.pre(total > 0n);
        const shares = shareProRata(amount, parts);
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(amount);
        shares.forEach((share, index) => {
          const away = share * total - amount * (parts[index] ?? 0n);
          expect(-total < away && away < total).toBe(true);
        });
      }),
      { numRuns: 1000 },
    );
  });
});
