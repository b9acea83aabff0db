import { describe, expect, it } from 'vitest';
import { entry, lines } from '../postings/testing/small-items';
import { testBooks } from '../testing/test-books';
import { refuseBankMismatch } from './refuse-bank-mismatch';

const books = testBooks();
const bank = new Map([
  ['out', { ledgerId: 'bank', amount: -100n }],
  ['in', { ledgerId: 'bank', amount: 100n }],
]);
/** Lines with their basis at the end: `credit bank 100 cash`. */
const withBasis = (...texts: string[]) =>
  texts.map((text) => {
    const [side, ledger, amount, basis] = text.split(' ');
    const [line] = lines(`${side} ${ledger} ${amount}`);
    if (!line) throw new Error('one line expected');
    return { ...line, basis: (basis ?? 'all') as 'all' };
  });

describe('refuseBankMismatch', () => {
  it.each([
    ['an entry of no transaction', null, ['debit rent 1', 'credit savings 1']],
    ['money out', 'out', ['debit rent 100', 'credit bank 100']],
    ['money in', 'in', ['credit sales 100', 'debit bank 100']],
    ['any other lines', 'out', ['debit rent 60', 'debit savings 40', 'credit bank 100']],
    ['several bank lines that come to it', 'out', ['debit rent 100', 'debit bank 10', 'credit bank 110']],
    [
      'a bank line in each book',
      'out',
      ['debit rent 100 cash', 'credit bank 100 cash', 'debit costs 100 accrual', 'credit bank 100 accrual'],
    ],
  ])('takes %s', (_, transactionId, texts) => {
    const of = entry({ transactionId, lines: withBasis(...texts) });
    expect(refuseBankMismatch(books, of, bank, '/lines')).toBeNull();
  });

  it.each([
    [
      'another amount',
      'out',
      ['debit rent 80', 'credit bank 80'],
      "-0.80 on the bank's ledger in the accrual book",
    ],
    ['the other direction', 'out', ['credit sales 100', 'debit bank 100'], 'come to 1.00'],
    ['another bank', 'in', ['credit sales 100', 'debit savings 100'], 'come to 0.00'],
    [
      'the cash book alone at odds',
      'out',
      [
        'debit rent 100 accrual',
        'credit bank 100 accrual',
        'debit costs 100 cash',
        'credit savings 100 cash',
      ],
      "come to 0.00 on the bank's ledger in the cash book; the bank moved -1.00",
    ],
  ])('refuses %s', (_, transactionId, texts, message) => {
    const of = entry({ transactionId, lines: withBasis(...texts) });
    expect(refuseBankMismatch(books, of, bank, '/lines')).toMatchObject({
      code: 'off_the_bank',
      errors: [{ path: '/lines', code: 'off_the_bank', message: expect.stringContaining(message) }],
    });
  });
});
