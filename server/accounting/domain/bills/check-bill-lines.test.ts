import { expect, it } from 'vitest';
import { ExactNumber } from '@/lib/json';
import { totalFault, unknownLineFaults } from '../postings/item-line-faults';
import { billLine } from '../postings/testing/small-items';
import { testBooks, testChart } from '../testing/test-books';
import { checkBillLines } from './check-bill-lines';

const check = (ledger_id: string, amount: number | ExactNumber) =>
  checkBillLines(
    testBooks(),
    [
      { ledger_id: 'rent', amount: 1 },
      { ledger_id, amount },
    ],
    testChart(),
    '/0/lines',
    3,
  );

it('makes lines of what is sound', () => {
  expect(check('rent', 12.34)).toMatchObject({
    ok: true,
    value: [
      { id: 'new-1', position: 3, amount: 100n },
      { id: 'new-2', position: 4, amount: 1234n, description: '', number: null, metadata: {} },
    ],
  });
});

it.each([
  ['nowhere', 1, 'ledger_id', 'not_found', 'is not a ledger'],
  ['old', 1, 'ledger_id', 'ledger_archived', 'Old is archived'],
  ['payable', 1, 'ledger_id', 'ledger_not_allowed', 'the total itself'],
  ['rent', 0, 'amount', 'amount_not_positive', 'greater than 0'],
  ['rent', -1, 'amount', 'amount_not_positive', 'greater than 0'],
  ['rent', 0.001, 'amount', 'amount_precision', '2 decimals of USD'],
  ['rent', new ExactNumber('90071992547409.92'), 'amount', 'amount_out_of_range', '9007199254740991'],
])('refuses a line on %s of %s', (ledger, amount, member, code, message) => {
  expect(check(ledger, amount)).toMatchObject({
    ok: false,
    problem: [{ path: `/0/lines/1/${member}`, code, message: expect.stringContaining(message) }],
  });
});

it('posts a prepayment to prepaid expenses, whatever it is for', () => {
  const line = { ledger_id: 'rent', amount: 1 };
  const lines = [line, { ...line, is_prepayment: null }, { ...line, is_prepayment: true }];
  expect(checkBillLines(testBooks(), lines, testChart(), '', 0)).toMatchObject({
    ok: true,
    value: [
      { ledgerId: 'rent', isPrepayment: false, postedLedgerId: 'rent' },
      { ledgerId: 'rent', isPrepayment: false, postedLedgerId: 'rent' },
      { ledgerId: 'rent', isPrepayment: true, postedLedgerId: 'prepaid' },
    ],
  });
});

it('names every fault at once', () => {
  const lines = [
    { ledger_id: 'nowhere', amount: 0 },
    { ledger_id: 'payable', amount: 0.001 },
  ];
  const result = checkBillLines(testBooks(), lines, testChart(), '', 0);
  expect(result.ok ? [] : result.problem.map(({ path }) => path)).toEqual([
    '/0/ledger_id',
    '/0/amount',
    '/1/amount',
    '/1/ledger_id',
  ]);
});

it('refuses totals that no answer can carry, and to delete what is no line', () => {
  expect(totalFault(9_007_199_254_740_991n, 'USD', '')).toEqual([]);
  expect(totalFault(9_007_199_254_740_992n, 'USD', '/lines')).toMatchObject([
    { path: '/lines', code: 'amount_out_of_range', message: expect.stringContaining('90071992547409.92') },
  ]);
  expect(unknownLineFaults([billLine('a', 'rent', 1n)], ['a', 'b'], 'bill', '/delete_lines')).toEqual([
    { path: '/delete_lines/1', code: 'not_found', message: 'is not a line of this bill' },
  ]);
});
