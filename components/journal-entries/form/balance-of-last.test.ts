import { describe, expect, it } from 'vitest';
import { balanceOfLast, noAmounts } from './balance-of-last';
import { blankLine, type LineValues } from './entry-values';

const format = { currency: 'USD', locale: 'en-US' };
const row = (debit: string, credit: string, ledgerId: string | null = 'ldg_1'): LineValues => ({
  ...blankLine,
  ledgerId,
  debit,
  credit,
});
const balance = (rows: LineValues[], put = noAmounts) => balanceOfLast(rows, put, format);

describe('the amount of the last row', () => {
  it.each<[string, LineValues[], object]>([
    ['the credit that debits lack', [row('1,200.50', ''), row('', '')], { debit: '', credit: '1,200.50' }],
    [
      'the debit that credits lack',
      [row('', '80'), row('30', ''), row('', '')],
      { debit: '50.00', credit: '' },
    ],
    ['what a sum comes to', [row('=12*3', ''), row('', '')], { debit: '', credit: '36.00' }],
  ])('is %s', (_, rows, expected) => {
    expect(balance(rows)).toEqual(expected);
  });

  it('follows the other rows as long as it is what was put there', () => {
    const put = { debit: '', credit: '100.00' };
    expect(balance([row('120', ''), row('', '100.00')], put)).toEqual({ debit: '', credit: '120.00' });
    expect(balance([row('', ''), row('', '100.00')], put)).toEqual(noAmounts);
  });

  it.each<[string, LineValues[]]>([
    ['before it has a ledger', [row('100', ''), row('', '', null)]],
    ['where another amount was written', [row('100', ''), row('', '90')]],
    ['where it is written on the other side', [row('100', ''), row('5', '')]],
    ['where the others balance', [row('100', ''), row('', '100'), row('', '')]],
    ['where it is the only one', [row('', '')]],
    ['where nothing can be read', [row('x', ''), row('', '')]],
  ])('is left alone %s', (_, rows) => {
    expect(balance(rows)).toBeNull();
  });
});
