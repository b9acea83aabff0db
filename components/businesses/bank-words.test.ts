import { expect, it } from 'vitest';
import { bankWords } from './bank-words';
import type { ListedBusiness } from './business-work';

const checking = { name: 'Checking', day: '2026-10-31', bank: 500n, books: 500n };
const savings = { name: 'Savings', day: '2026-10-30', bank: 900n, books: 702n };
const told = (bankBalances: ListedBusiness['bankBalances'], notCompared: string[]) => {
  const business = { bankBalances, notCompared, currency: 'USD' } as unknown as ListedBusiness;
  const { words, difference, notCompared: rest, details } = bankWords(business, 'en-US');
  return [words, difference, rest, details.split('\n')];
};

it.each([
  ['no account', [], [], [null, false, null, ['']]],
  ['all compared', [checking], [], ['Agree', false, null, ['Checking: agrees on Oct 31, 2026']]],
  [
    'one of three',
    [checking],
    ['Card', 'Savings'],
    [
      '1 of 3 accounts agree',
      false,
      '2 not compared',
      ['Checking: agrees on Oct 31, 2026', 'Card: no balance of the bank', 'Savings: no balance of the bank'],
    ],
  ],
  ['none of one', [], ['Card'], ['Not compared', false, null, ['Card: no balance of the bank']]],
  [
    'one that differs beside others',
    [checking, savings],
    ['Card'],
    [
      'Differ by 1.98',
      true,
      '1 not compared',
      [
        'Checking: agrees on Oct 31, 2026',
        'Savings: bank 9.00, books 7.02 on Oct 30, 2026',
        'Card: no balance of the bank',
      ],
    ],
  ],
])('with %s says so', (_, balances, others, expected) => {
  expect(told(balances, others)).toEqual(expected);
});
