import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inBoth, portion, sharesOf, simplestIn } from './simplest-share';

it.each([
  [60_01n, 100_01n, '3/5'],
  [33_33n, 100_00n, '1/3'],
  [15_97n, 100_00n, '19/119'],
  [100n, 100n, '1/1'],
  [0n, 100n, '0/1'],
  [300n, 100n, '3/1'],
])('%s of %s is meant as %s', (units, total, expected) => {
  const { part, of } = simplestIn(sharesOf(units, total, 1n));
  expect(`${part}/${of}`).toBe(expected);
});

it('knows a share the better the more amounts there are', () => {
  const both = inBoth(sharesOf(15_97n, 100_00n, 1n), sharesOf(159_66n, 1000_00n, 1n));
  expect(both && simplestIn(both)).toEqual({ part: 19n, of: 119n });
  expect(inBoth(sharesOf(60n, 100n, 1n), sharesOf(50n, 100n, 1n))).toBeNull();
});

it('gives back the amount that it was read from', () => {
  const amounts = fc.tuple(fc.bigInt(1n, 10n ** 9n), fc.bigInt(0n, 10n ** 9n));
  fc.assert(
    fc.property(amounts, ([total, units]) => {
      const back = portion(total, simplestIn(sharesOf(units, total, 1n)));
      // An exact half may have been rounded either way.
      expect([units, units + 1n]).toContain(back);
    }),
  );
});
