import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Claims } from './refund-claims';

const claim = fc.record({ units: fc.bigInt({ min: 1n, max: 30n }), odds: fc.integer({ min: 1, max: 50 }) });

it('adds up the odds of what the payment is too small to give back beside each', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 30n, max: 40n }), fc.array(claim, { minLength: 1 }), (paid, all) => {
      const claims = new Claims(paid);
      for (const { units, odds } of all) claims.add(units, odds);
      for (const each of all) {
        const others = all.filter((other) => other !== each && other.units + each.units > paid);
        const expected = others.reduce((sum, { odds }) => sum + odds, 0);
        expect(claims.besides(each.units, each.odds)).toBe(expected);
      }
    }),
  );
});
