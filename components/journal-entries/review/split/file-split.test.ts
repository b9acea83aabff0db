import { describe, expect, it } from 'vitest';
import type { PrintedSplit } from '@/lib/contract/printed-splits';
import { indexLedgers } from '../../entry-summary';
import { blankLine } from '../../form/entry-values';
import { sampleLedger } from '../../testing/sample-entry';
import { rowsOfFile } from './file-split';

const format = { currency: 'USD', locale: 'en-US' };
const ledgers = indexLedgers([
  sampleLedger('meals', { name: 'Meals' }),
  sampleLedger('travel', { name: 'Travel' }),
  sampleLedger('old', { name: 'Gifts', archived: true }),
]);
const paid = { lines: [], side: 'debit' as const, target: 12000n };
const part = (category: string, amount: string, memo = ''): PrintedSplit => ({ category, amount, memo });

describe('the rows of a split in a bank file', () => {
  it('have its amounts, the ledgers that it names, and else its words', () => {
    const splits = [
      part('meals', '-1,070.00', 'Team'),
      part('Gifts', '-60.00', 'Cards'),
      part('', '1,010.00'),
    ];
    expect(rowsOfFile(splits, paid, ledgers, format)).toEqual([
      { ...blankLine, ledgerId: 'meals', description: 'Team', debit: '1,070.00' },
      { ...blankLine, description: 'Gifts · Cards', debit: '60.00' },
      { ...blankLine, debit: '(1,010.00)' },
    ]);
  });

  it('have a ledger whose name has its accents in another form of Unicode', () => {
    const cafe = indexLedgers([sampleLedger('cafe', { name: 'Cafe\u0301' })]);
    const rows = rowsOfFile([part('CAFÉ', '-70.00'), part('', '-50.00')], paid, cafe, format);
    expect(rows?.map(({ ledgerId }) => ledgerId)).toEqual(['cafe', null]);
  });

  it.each([
    ['-1,070.00', '950.00'],
    ['-1.070,00', '950,00'],
  ])('are the same whoever reads %s', (out, back) => {
    const rows = (locale: string) =>
      rowsOfFile([part('Meals', out), part('', back)], paid, ledgers, { currency: 'USD', locale });
    expect(rows('en-US')?.map(({ debit }) => debit)).toEqual(['1,070.00', '(950.00)']);
    expect(rows('de-DE')?.map(({ debit }) => debit)).toEqual(['1.070,00', '−950,00']);
  });

  it('are on the other side of money in', () => {
    const received = { lines: [], side: 'credit' as const, target: 9700n };
    expect(
      rowsOfFile([part('Travel', '100.00'), part('Fee', '-3.00')], received, ledgers, format),
    ).toMatchObject([
      { ledgerId: 'travel', credit: '100.00', debit: '' },
      { ledgerId: null, description: 'Fee', credit: '(3.00)', debit: '' },
    ]);
  });

  it.each([
    ['come to another sum', [part('Meals', '-60.00'), part('Travel', '-50.00')]],
    ['have an amount that cannot be read', [part('Meals', '-120.00'), part('Travel', '?')]],
    ['are one part', [part('Meals', '-120.00')]],
  ])('are none where they %s', (_, splits) => {
    expect(rowsOfFile(splits, paid, ledgers, format)).toBeNull();
  });

  it('are none where no line is the bank’s', () => {
    const byHand = { ...paid, side: null };
    expect(rowsOfFile([part('Meals', '-60'), part('Travel', '-60')], byHand, ledgers, format)).toBeNull();
  });
});
