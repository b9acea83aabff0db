import { describe, expect, it } from 'vitest';
import { invoiceParts } from '../invoices/invoice';
import { testBooks } from '../testing/test-books';
import { postingLines, samePosting } from './posting-lines';
import { invoice, invoiceLine, texts } from './testing/small-items';

const parts = [
  { ledgerId: 'rent', description: 'March', amount: 60n },
  { ledgerId: 'software', description: '', amount: 40n },
];

describe('postingLines', () => {
  it.each([
    ['bill', ['debit rent 60', 'debit software 40', 'credit control 100']],
    ['invoice', ['debit control 100', 'credit rent 60', 'credit software 40']],
  ] as const)('posts a %s', (kind, expected) => {
    expect(texts(postingLines(testBooks(), kind, parts, 'control'))).toEqual(expected);
  });

  it('credits an invoice net of discount, its tax at the end, and nothing of nothing', () => {
    const free = invoiceLine('2', 'gifts', { gross: 5n, discount: 5n, tax: 0n });
    const lines = [free, ...invoice().lines, invoiceLine('3', 'sales', { gross: 1n, discount: 0n, tax: 2n })];
    expect(invoiceParts({ lines }, 'tax').map(({ ledgerId, amount }) => `${ledgerId} ${amount}`)).toEqual([
      'sales 90',
      'sales 1',
      'tax 11',
    ]);
  });
});

it.each([
  ['the same parts', parts, true],
  ['another amount', [{ ledgerId: 'rent', description: 'March', amount: 61n }, parts[1]], false],
  ['other words', [{ ledgerId: 'rent', description: 'April', amount: 60n }, parts[1]], false],
  ['a line less', [parts[0]], false],
])('samePosting of %s', (_, others, expected) => {
  const made = (of: readonly (typeof parts)[number][]) => postingLines(testBooks(), 'bill', of, 'payable');
  expect(samePosting(made(parts), made(others.flatMap((part) => part ?? [])))).toBe(expected);
});
