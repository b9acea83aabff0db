import { describe, expect, it } from 'vitest';
import type { Basis } from '@/lib/contract/primitives';
import { lines } from '../postings/testing/small-items';
import {
  type LookThrough,
  markCashMovements,
  nothingToLookThrough,
  sameMovements,
  sideOf,
} from './cash-movement';

const inPool = (ledgerId: string) => ledgerId === 'bank' || ledgerId === 'savings';
const pays: LookThrough = new Map([
  [
    'payment',
    [
      { ledgerId: 'rent', amount: 70n },
      { ledgerId: 'savings', amount: 30n },
    ],
  ],
]);

/** The marked lines as `rent: rent 60`. */
const marked = (entry: ReturnType<typeof lines>, look: LookThrough = nothingToLookThrough) =>
  markCashMovements(entry, inPool, look).map(
    ({ ledgerId, movements }) =>
      `${ledgerId}: ${movements.map((movement) => `${movement.ledgerId} ${movement.amount}`).join(', ')}`,
  );

describe('markCashMovements', () => {
  it.each([
    [
      'a line outside the pool counts whole',
      ['debit rent 60', 'credit bank 60'],
      ['rent: rent 60', 'bank: '],
    ],
    ['nothing counts when no cash moves', ['debit rent 60', 'credit payable 60'], ['rent: ', 'payable: ']],
    ['a transfer inside the pool vanishes', ['debit savings 60', 'credit bank 60'], ['savings: ', 'bank: ']],
  ])('%s', (_, entry, expected) => {
    expect(marked(lines(...entry))).toEqual(expected);
  });

  it('looks through a payment, but leaves on payable what would be explained by cash', () => {
    expect(marked(lines('debit payable 100 payment', 'credit bank 100'), pays)).toEqual([
      'payable: rent 70, payable 30',
      'bank: ',
    ]);
  });

  it.each(['accrual', 'cash'] satisfies Basis[])('lines of basis %s', (basis) => {
    const entry = lines('debit rent 60', 'credit bank 60').map((line) => ({ ...line, basis }));
    expect(marked(entry)).toEqual(basis === 'cash' ? ['rent: rent 60', 'bank: '] : ['rent: ', 'bank: ']);
  });

  it('takes a payment of which nothing is known for a bug', () => {
    expect(() => marked(lines('debit payable 100 payment', 'credit bank 100'))).toThrow(
      /payment payment paid/,
    );
  });
});

it.each([
  ['debit', 5n, { side: 'debit', units: 5n }],
  ['debit', -5n, { side: 'credit', units: 5n }],
  ['credit', -5n, { side: 'debit', units: 5n }],
] as const)('sideOf(%s, %s)', (side, amount, expected) => {
  expect(sideOf(side, amount)).toEqual(expected);
});

it('sameMovements knows no order, and tells amounts and ledgers apart', () => {
  const [a, b] = [
    { ledgerId: 'a', amount: 1n },
    { ledgerId: 'b', amount: 2n },
  ];
  expect(sameMovements([a, b], [b, a])).toBe(true);
  expect(sameMovements([a], [a, b])).toBe(false);
  expect(sameMovements([a], [{ ...a, amount: 2n }])).toBe(false);
  expect(sameMovements([a], [b])).toBe(false);
});
