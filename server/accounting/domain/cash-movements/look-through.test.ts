import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookThrough } from './look-through';

const item = (parts: Record<string, bigint>, ...amounts: bigint[]) => ({
  parts: Object.entries(parts).map(([ledgerId, amount]) => ({ ledgerId, amount })),
  paid: amounts.map((amount, index) => ({ by: `${index + 1}`, amount })),
  controlLedgerId: 'payable',
});

/** By payment, as `rent 50 software 50`. */
const said = (shares: ReturnType<typeof lookThrough>) =>
  [...shares.values()].map((movements) =>
    movements.map(({ ledgerId, amount }) => `${ledgerId} ${amount}`).join(' '),
  );

describe('lookThrough', () => {
  it.each([
    ['one payment counts as the lines', item({ rent: 60n, software: 40n }, 100n), ['rent 60 software 40']],
    ['parts end exactly on the lines', item({ rent: 1n, software: 1n }, 1n, 1n), ['rent 1', 'software 1']],
    ['beyond the total stays on payable', item({ rent: 60n }, 50n, 30n), ['rent 50', 'rent 10 payable 20']],
    ['once paid, all stays on payable', item({ rent: 60n }, 60n, 5n), ['rent 60', 'payable 5']],
    ['a payment of nothing counts nowhere', item({ rent: 60n }, 0n, 60n), ['', 'rent 60']],
    ['without a line all stays on payable', item({}, 5n), ['payable 5']],
    [
      'what is taken back counts as it was paid',
      item({ rent: 60n, software: 40n }, 50n, 70n, -70n, 50n),
      [
        'rent 30 software 20',
        'rent 30 software 20 payable 20',
        'rent 30 software 20 payable 20',
        'rent 30 software 20',
      ],
    ],
    [
      'what is taken back before it was paid stays on payable, as what is paid for it then',
      item({ rent: 60n }, -60n, 60n, 60n),
      ['payable 60', 'payable 60', 'rent 60'],
    ],
    // Over 6 : 6 : 2 the third part has a unit of 3, none of 4, and one of 5 again.
    [
      'a share may shrink by a unit',
      item({ a: 6n, b: 6n, c: 2n }, 3n, 1n, 1n),
      ['a 1 b 1 c 1', 'a 1 b 1 c -1', 'c 1'],
    ],
  ])('%s', (_, paid, expected) => {
    expect(said(lookThrough(paid))).toEqual(expected);
  });

  it('gives each payment its whole amount, and all of them the lines', () => {
    const parts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: 8 });
    const payments = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, payments, (weights, amounts) => {
        const paid = item(
          Object.fromEntries(weights.map((weight, at) => [`ledger-${at}`, weight])),
          ...amounts,
        );
        const shares = lookThrough(paid);
        const sums = new Map<string, bigint>();
        for (const [paymentId, movements] of shares) {
          const amount = paid.paid.find(({ by }) => by === paymentId)?.amount;
          expect(movements.reduce((sum, movement) => sum + movement.amount, 0n)).toBe(amount);
          for (const { ledgerId, amount: units } of movements)
            sums.set(ledgerId, (sums.get(ledgerId) ?? 0n) + units);
        }
        const total = weights.reduce((sum, weight) => sum + weight, 0n);
        if (amounts.reduce((sum, amount) => sum + amount, 0n) < total) return;
        weights.forEach((weight, at) => {
          expect(sums.get(`ledger-${at}`)).toBe(weight);
        });
      }),
      { numRuns: 1000 },
    );
  });
});
