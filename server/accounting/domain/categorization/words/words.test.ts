import { describe, expect, it } from 'vitest';
import { namesNobody, wordsOf } from './words';

describe('wordsOf', () => {
  it.each([
    ['Harbor Print, Invoice 2026-03', ['harbor', 'print', 'invoice']],
    ['STORE12 store7', ['store#']],
    ["O'Reilly Auto & H&M", ["o'reilly", 'auto', 'h&m']],
    ['Électricité de France', ['électricité', 'de', 'france']],
    ['0423 / 17.50', []],
  ])('of %j', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });
});

describe('namesNobody', () => {
  it.each([
    'Check',
    'CHECK 1042',
    'Check #1042',
    'Cheque paid',
    'Cash',
    'ATM Withdrawal',
    'ATM 5th Avenue Branch',
    'Cash withdrawal Main Street',
    'Bargeldauszahlung Berlin',
    'Deposit',
    'Transaction',
    '4711',
  ])('%j', (payee) => {
    expect(namesNobody(payee)).toBe(true);
  });

  it.each([
    'Check Point Software',
    'Cash & Carry Market',
    'Check 1042 Harbor Print',
    'Atmos Energy',
    'Transfer to Savings',
  ])('but %j names somebody', (payee) => {
    expect(namesNobody(payee)).toBe(false);
  });
});
