import { describe, expect, it } from 'vitest';
import type { CsvMapping } from '@/lib/contract/csv-mapping';
import { amountReadingsOf } from './amount-readings';

const records = (...amounts: string[]) => amounts.map((amount) => ({ amount }));
const mapping: CsvMapping = { date: 1, amount: 2 };
const readingsOf = (given: ReturnType<typeof records>, said: CsvMapping | null) =>
  amountReadingsOf(given, said && { mapping: said, areCreditsMarked: false });

describe('the amounts of a card', () => {
  it('can be read both ways where most are positive', () => {
    expect(readingsOf(records('45.00', '12.10', '-57.10', '0.00'), mapping)).toEqual([
      { answer: { invert_amounts: true }, moneyOut: 2, moneyIn: 1 },
      { answer: { invert_amounts: false }, moneyOut: 1, moneyIn: 2 },
    ]);
  });

  it('can be read both ways where as many are positive', () => {
    expect(readingsOf(records('345.60', '-345.60'), mapping)).toHaveLength(2);
  });

  it('can be read both ways in columns of debits and credits without headers', () => {
    const guessed = { has_header: false, date: 1, debit: 2, credit: 3 };
    expect(readingsOf(records('345.60', '12.00', '-300.00'), guessed)).toHaveLength(2);
    expect(readingsOf(records('-345.60', '-12.00', '300.00'), guessed)).toEqual([]);
  });

  it.each([
    ['most are negative', records('-45.00', '-12.10', '57.10'), mapping],
    ['a person said it', records('45.00'), { ...mapping, invert_amounts: false }],
    ['a column says in or out', records('45.00'), { ...mapping, direction: 3 }],
    ['money out has a column of its own', records('45.00'), { date: 1, debit: 2, credit: 3 }],
    ['the format prescribes the sign', records('45.00'), null],
    ['there are none', [], mapping],
  ])('are clear where %s', (_, given, said) => {
    expect(readingsOf(given, said)).toEqual([]);
  });
});
