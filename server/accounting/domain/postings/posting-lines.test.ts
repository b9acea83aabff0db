import { describe, expect, it } from 'vitest';
import { invoiceParts } from '../invoices/invoice';
import { testBooks } from '../testing/test-books';
import { postingLines, samePosting, taggedAs } from './posting-lines';
import { invoice, invoiceLine, lines as linesOf, texts } from './testing/small-items';

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

describe('taggedAs', () => {
  const tagged = (of: string, ...tagIds: string[]) => linesOf(of).map((line) => ({ ...line, tagIds }));
  const former = [
    ...tagged('debit rent 60', 'fair', 'north'),
    ...tagged('debit rent 60', 'fair'),
    ...tagged('credit payable 120', 'fair', 'south'),
  ];
  it('keeps the tags of each line that says the same, and gives others those that all had', () => {
    const now = linesOf('debit rent 60', 'debit rent 60', 'debit rent 60', 'credit payable 180');
    expect(taggedAs(now, former).map(({ tagIds }) => tagIds)).toEqual([
      ['fair', 'north'],
      ['fair'],
      ['fair'],
      ['fair'],
    ]);
  });

  it('gives no tags where there were no lines', () => {
    expect(taggedAs(linesOf('debit rent 60'), []).map(({ tagIds }) => tagIds)).toEqual([[]]);
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
