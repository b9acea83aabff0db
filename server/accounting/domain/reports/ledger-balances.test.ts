import { expect, it } from 'vitest';
import { ledgerBalances } from './ledger-balances';

const asset = { type: 'asset' as const, subtype: 'current_asset' as const };
const nothing = new Map();

it('signs each balance on the normal side of its ledger and leaves unused ledgers out', () => {
  const ledgers = [
    { ...asset, id: 'bank', debit_credit: 'debit' as const },
    { ...asset, id: 'unused', debit_credit: 'debit' as const },
    { ...asset, id: 'worn', debit_credit: 'credit' as const },
    { ...asset, id: 'overdrawn', debit_credit: 'debit' as const },
  ];
  const totals = new Map([
    ['overdrawn', { debit: 1n, credit: 3n }],
    ['worn', { debit: 2n, credit: 9n }],
    ['bank', { debit: 10n, credit: 4n }],
  ]);
  const expected = [
    { ledgerId: 'bank', debit: 10n, credit: 4n, balance: 6n, resets: false },
    { ledgerId: 'worn', debit: 2n, credit: 9n, balance: 7n, resets: false },
    { ledgerId: 'overdrawn', debit: 1n, credit: 3n, balance: -2n, resets: false },
  ];
  expect(ledgerBalances(ledgers, { earlierYears: nothing, currentYear: totals }, 'llc')).toEqual(expected);
  expect(ledgerBalances(ledgers, { earlierYears: totals, currentYear: nothing }, 'llc')).toEqual(expected);
});

const sales = {
  id: 'sales',
  type: 'revenue' as const,
  subtype: 'operating_revenue' as const,
  debit_credit: 'credit' as const,
};
const paidOut = {
  id: 'paid out',
  type: 'equity' as const,
  subtype: 'distribution' as const,
  debit_credit: 'debit' as const,
};
const years = {
  earlierYears: new Map([
    ['sales', { debit: 0n, credit: 50n }],
    ['paid out', { debit: 30n, credit: 0n }],
  ]),
  currentYear: new Map([
    ['sales', { debit: 1n, credit: 5n }],
    ['paid out', { debit: 3n, credit: 0n }],
  ]),
};

it.each([
  ['c-corp', { debit: 3n, balance: 3n, resets: true }],
  ['s-corp', { debit: 33n, balance: 33n, resets: false }],
  ['sole-prop', { debit: 33n, balance: 33n, resets: false }],
] as const)('gives the fiscal year to date where a ledger of a %s resets', (entityType, ofOwners) => {
  expect(ledgerBalances([sales, paidOut], years, entityType)).toEqual([
    { ledgerId: 'sales', debit: 1n, credit: 5n, balance: 4n, resets: true },
    { ledgerId: 'paid out', credit: 0n, ...ofOwners },
  ]);
});

it('leaves out a ledger that resets and was not used in the year', () => {
  expect(ledgerBalances([sales], { ...years, currentYear: nothing }, 'llc')).toEqual([]);
});
