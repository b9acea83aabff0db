import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry, lines } from '../../postings/testing/small-items';
import { type PaidPart, partyIn, shareRefund } from './share-refund';
import { type Returned, returnedBy, withoutReturned } from './without-returned';

const onAccount = { vendorId: 'ven_1', customerId: null };
const part = (ledgerId: string, weight: bigint, ...tagIds: string[]): PaidPart => ({
  ledgerId,
  tagIds,
  onAccount: null,
  weight,
  mostCredit: null,
});
const back = (ledgerId: string, units: bigint, ...tagIds: string[]): Returned => ({
  ledgerId,
  tagIds,
  onAccount: ledgerId === 'payable' ? onAccount : null,
  units,
});
/** What was paid beyond a bill, and all that was paid of it. */
const excess = (weight: bigint, mostCredit: bigint): PaidPart => ({
  ...part('payable', weight),
  onAccount,
  mostCredit,
});

describe('withoutReturned', () => {
  it.each<[string, PaidPart[], Returned[], [bigint, bigint | null][]]>([
    [
      'a ledger',
      [part('rent', 80n), part('tax', 40n)],
      [back('rent', 30n)],
      [
        [50n, null],
        [40n, null],
      ],
    ],
    [
      'two parts of a ledger in order',
      [part('rent', 80n), part('rent', 40n)],
      [back('rent', 90n)],
      [
        [0n, null],
        [30n, null],
      ],
    ],
    [
      'parts with the same tags, in any order of these',
      [part('rent', 80n, 'north', 'new'), part('rent', 40n, 'south')],
      [back('rent', 30n, 'south'), back('rent', 20n, 'new', 'north')],
      [
        [60n, null],
        [10n, null],
      ],
    ],
    [
      'parts with other tags only beyond those',
      [part('rent', 80n, 'north'), part('rent', 40n, 'south')],
      [back('rent', 70n, 'south'), back('rent', 20n)],
      [
        [30n, null],
        [0n, null],
      ],
    ],
    [
      'a part below nothing that has tags of its own',
      [part('rent', 80n, 'north'), part('rent', -8n, 'south')],
      [back('rent', 40n, 'north'), back('rent', -4n, 'south')],
      [
        [40n, null],
        [-4n, null],
      ],
    ],
    ['no more than a part', [part('rent', 80n)], [back('rent', 90n)], [[0n, null]]],
    [
      'a part below nothing',
      [part('rent', 80n), part('tax', -8n)],
      [back('rent', 40n), back('tax', -4n)],
      [
        [40n, null],
        [-4n, null],
      ],
    ],
    [
      'nothing of the other sign',
      [part('rent', 80n), part('rent', -8n)],
      [back('rent', 36n)],
      [
        [44n, null],
        [-8n, null],
      ],
    ],
    [
      'credit',
      [part('rent', 100n), excess(20n, 120n)],
      [back('payable', 15n)],
      [
        [100n, null],
        [5n, 105n],
      ],
    ],
    [
      'credit of another source',
      [part('rent', 100n), excess(0n, 100n)],
      [back('payable', 15n)],
      [
        [100n, null],
        [-15n, 85n],
      ],
    ],
    ['nothing of another ledger', [part('rent', 80n)], [back('sales', 9n)], [[80n, null]]],
  ])('lacks %s', (_, parts, returned, expected) => {
    const left = withoutReturned(parts, returned);
    expect(left.map(({ weight, mostCredit }) => [weight, mostCredit])).toEqual(expected);
  });

  it('gives back in any number of parts just what was paid, where no other credit is there', () => {
    const tags = fc.subarray(['north', 'south']);
    const paidFor = fc.array(fc.tuple(fc.constantFrom('rent', 'tax'), fc.bigInt(1n, 10_000n), tags), {
      minLength: 1,
      maxLength: 4,
    });
    const sizes = fc.array(fc.nat(1_000), { maxLength: 6 });
    fc.assert(
      fc.property(paidFor, fc.bigInt(0n, 3_000n), fc.nat(1_000), sizes, (paid, beyond, unused, perMilles) => {
        const parts = paid.map(([ledgerId, weight, tagIds]) => part(ledgerId, weight, ...tagIds));
        const whole = parts.reduce((sum, { weight }) => sum + weight, beyond);
        parts.push(excess(beyond, whole));
        let credit = (beyond * BigInt(unused)) / 1_000n;
        let left = whole;
        const returned: Returned[] = [];
        for (const perMille of [...perMilles, 1_000]) {
          const size = (left * BigInt(perMille)) / 1_000n;
          const shares = shareRefund(size, withoutReturned(parts, returned), new Map([['ven_1', credit]]));
          expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(size);
          for (const [at, share] of shares.entries()) {
            expect(share).toBeGreaterThanOrEqual(0n);
            returned.push({ ...(parts[at] ?? part('', 0n)), units: share });
          }
          const ofCredit = shares.at(-1) ?? 0n;
          credit -= ofCredit < credit ? ofCredit : credit;
          left -= size;
        }
        const paidUnits = parts.map((each) => ({ ...each, units: each.weight }));
        expect(sums(returned)).toEqual(sums(paidUnits));
      }),
    );
  });
});

/** By ledger, party and tags. */
function sums(returned: readonly Returned[]): Record<string, bigint> {
  const all: Record<string, bigint> = {};
  for (const { ledgerId, onAccount: of, tagIds, units } of returned) {
    const key = `${ledgerId} ${partyIn(of)} ${tagIds.join()}`;
    all[key] = (all[key] ?? 0n) + units;
  }
  return all;
}

it('counts what refunds gave back off their own bank, in either direction', () => {
  const [bank, onPayable] = lines('debit bank 60', 'credit payable 20');
  const first = [bank, onPayable && { ...onPayable, onAccount }].flatMap((line) => line ?? []);
  const refunds = [
    { entry: entry({ lines: [...first, ...lines('credit rent 50', 'debit tax 10')] }), bankLedgerId: 'bank' },
    { entry: entry({ lines: lines('debit savings 5', 'credit rent 5') }), bankLedgerId: 'savings' },
  ];
  expect(returnedBy(refunds, 'credit')).toEqual([
    back('payable', 20n),
    back('rent', 50n),
    back('tax', -10n),
    back('rent', 5n),
  ]);
});
