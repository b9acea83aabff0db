import { describe, expect, it } from 'vitest';
import type { Basis } from '@/lib/contract/primitives';
import { lines } from '../postings/testing/small-items';
import type { CashChart } from './cash-chart';
import {
  type LookThrough,
  markCashMovements,
  nothingToLookThrough,
  sameMovements,
  sideOf,
} from './cash-movement';

/** `bank` and `savings` are the pool, `loan` is financing, `van` and `wear` are investing, all else operating. */
const chart: CashChart = {
  isInPool: (ledgerId) => ledgerId === 'bank' || ledgerId === 'savings',
  activityOf: (ledgerId) => {
    if (ledgerId === 'loan') return 'financing';
    return ledgerId === 'van' || ledgerId === 'wear' ? 'investing' : 'operating';
  },
};
const pays: LookThrough = new Map([
  [
    'payment',
    [
      { ledgerId: 'rent', amount: 70n },
      { ledgerId: 'savings', amount: 30n },
    ],
  ],
  [
    'bought',
    [
      { ledgerId: 'van', amount: 60n },
      { ledgerId: 'rent', amount: 30n },
      { ledgerId: 'payable', amount: 10n },
    ],
  ],
  [
    'shrinking',
    [
      { ledgerId: 'payable', amount: 2n },
      { ledgerId: 'van', amount: 1n },
      { ledgerId: 'wear', amount: -1n },
    ],
  ],
]);

/** The marked lines as `rent: rent 60`. */
const marked = (entry: ReturnType<typeof lines>, look: LookThrough = nothingToLookThrough) =>
  markCashMovements(entry, chart, look).map(
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

  it.each([
    [
      'a loan that bought part of a van is left out',
      ['debit van 30', 'credit loan 25', 'credit bank 5'],
      ['van: van 5', 'loan: ', 'bank: '],
    ],
    [
      'an asset sold at a loss',
      ['debit bank 3', 'debit wear 4', 'debit loss 3', 'credit van 10'],
      ['bank: ', 'wear: wear 2', 'loss: ', 'van: van 5'],
    ],
    [
      'principal and interest point one way, and count whole',
      ['debit loan 90', 'debit interest 10', 'credit bank 100'],
      ['loan: loan 90', 'interest: interest 10', 'bank: '],
    ],
    [
      'nothing when the lines of the pool cancel out',
      ['debit savings 5', 'credit bank 5', 'debit van 3', 'credit loan 3'],
      ['savings: ', 'bank: ', 'van: ', 'loan: '],
    ],
    [
      'a line that stands against its section counts, too, and for less',
      ['debit van 3', 'credit wear 1', 'credit rent 1', 'credit bank 1'],
      ['van: van 2', 'wear: wear 1', 'rent: ', 'bank: '],
    ],
  ])('%s', (_, entry, expected) => {
    expect(marked(lines(...entry))).toEqual(expected);
  });

  it.each([
    [
      'the sections of what is paid, not that of payable',
      ['debit payable 100 bought', 'credit loan 45', 'credit bank 55'],
      ['payable: van 33, rent 17, payable 5', 'loan: ', 'bank: '],
    ],
    [
      'a payment beside other lines',
      ['debit payable 100 bought', 'debit rent 20', 'credit van 70', 'credit bank 50'],
      ['payable: rent 25, payable 8', 'rent: rent 17', 'van: ', 'bank: '],
    ],
    [
      'what stays on payable comes last, and a share of less than nothing counts the other way',
      ['debit payable 2 shrinking', 'credit bank 2'],
      ['payable: van 1, wear -1, payable 2', 'bank: '],
    ],
  ])('looks through to %s', (_, entry, expected) => {
    expect(marked(lines(...entry), pays)).toEqual(expected);
  });

  it('looks through a payment, but leaves on payable what would be explained by cash', () => {
    expect(marked(lines('debit payable 100 payment', 'credit bank 100'), pays)).toEqual([
      'payable: rent 70, payable 30',
      'bank: ',
    ]);
  });

  it('looks through a line that settles without a payment, but none on account beside it', () => {
    const [settles, onAccount, bank] = lines('debit payable 100', 'debit payable 20', 'credit bank 120');
    const entry = [
      { ...settles, id: 'settling' },
      { ...onAccount, onAccount: { vendorId: 'vendor', customerId: null } },
      bank,
    ] as ReturnType<typeof lines>;
    expect(marked(entry, new Map([['settling', pays.get('bought') ?? []]]))).toEqual([
      'payable: van 60, rent 30, payable 10',
      'payable: payable 20',
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
