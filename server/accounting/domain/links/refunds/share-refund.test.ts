import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PaidPart, shareRefund } from './share-refund';

const onAccount = { vendorId: 'ven_1', customerId: null };
const part = (weight: bigint): PaidPart => ({
  ledgerId: `ldg_${weight}`,
  tagIds: [],
  onAccount: null,
  weight,
  mostCredit: null,
});
/** What was paid beyond a bill, and all that was paid of it. */
const excess = (weight: bigint, mostCredit = weight): PaidPart => ({
  ...part(weight),
  onAccount,
  mostCredit,
});

describe('shareRefund', () => {
  it.each<[string, bigint, PaidPart[], bigint, bigint[]]>([
    ['parts pro rata', 10n, [part(80n), part(40n)], 0n, [7n, 3n]],
    ['the excess alone', 20n, [part(80n), excess(20n)], 20n, [0n, 20n]],
    ['the excess first, then the parts', 50n, [part(60n), part(20n), excess(20n)], 20n, [23n, 7n, 20n]],
    ['no excess that is used', 20n, [part(80n), excess(20n)], 0n, [20n, 0n]],
    ['the excess as far as it is not used', 20n, [part(80n), excess(20n)], 5n, [15n, 5n]],
    ['all, though the excess is used', 100n, [part(80n), excess(20n)], 0n, [80n, 20n]],
    ['no more credit than the excess', 30n, [part(80n), excess(20n)], 99n, [10n, 20n]],
    ['one credit of two bills', 25n, [excess(20n), part(80n), excess(20n)], 25n, [20n, 0n, 5n]],
    ['credit of another source', 30n, [part(80n), excess(0n, 80n)], 20n, [10n, 20n]],
    ['credit of another source beyond the excess', 30n, [part(80n), excess(20n, 100n)], 25n, [5n, 25n]],
    ['no more credit than what was paid', 90n, [part(80n), excess(0n, 80n), part(40n)], 99n, [7n, 80n, 3n]],
    [
      'credit of another source, and what is used of one',
      105n,
      [part(80n), excess(25n, 105n)],
      10n,
      [80n, 25n],
    ],
    ['the excess of a voided bill', 20n, [excess(100n)], 100n, [20n]],
  ])('is of %s', (_, size, parts, credit, expected) => {
    expect(shareRefund(size, parts, new Map([['ven_1', credit]]))).toEqual(expected);
  });

  it('sums to the refund and gives no part more than was paid', () => {
    const units = fc.bigInt(1n, 1_000n);
    const bill = fc
      .tuple(units, fc.bigInt(0n, 1_000n))
      .map(([paidFor, beyond]) => [part(paidFor), excess(beyond, paidFor + beyond)]);
    const paid = fc
      .array(
        fc.oneof(
          units.map((weight) => [part(weight)]),
          bill,
        ),
        { minLength: 1, maxLength: 5 },
      )
      .map((each) => each.flat());
    fc.assert(
      fc.property(paid, fc.bigInt(0n, 1_000n), fc.nat(1_000), (parts, credit, perMille) => {
        const whole = parts.reduce((sum, { weight }) => sum + weight, 0n);
        const size = (whole * BigInt(perMille)) / 1_000n;
        const shares = shareRefund(size, parts, new Map([['ven_1', credit]]));
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(size);
        for (const [at, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0n);
          expect(share).toBeLessThanOrEqual(parts[at]?.mostCredit ?? parts[at]?.weight ?? 0n);
        }
      }),
    );
  });
});
