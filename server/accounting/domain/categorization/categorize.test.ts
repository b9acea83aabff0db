import { describe, expect, it } from 'vitest';
import { categorize, type Precedent } from './categorize';

const fallbacks = { inflowLedgerId: 'in', outflowLedgerId: 'out' };
const precedents: Precedent[] = [
  { payee: 'Harbor Print', side: 'debit', ledgerId: 'supplies', times: 2, amount: 900n },
  { payee: 'Harbor Print', side: 'debit', ledgerId: 'advertising', times: 5, amount: 500n },
  { payee: 'Harbor Print', side: 'credit', ledgerId: 'refunds', times: 1, amount: 100n },
  { payee: 'Payroll', side: 'debit', ledgerId: 'payroll taxes', times: 3, amount: 80n },
  { payee: 'Payroll', side: 'debit', ledgerId: 'salaries', times: 3, amount: 920n },
];

describe('categorize', () => {
  it.each([
    [
      'the ledger most often confirmed',
      'Harbor Print',
      -100n,
      { ledgerId: 'advertising', method: 'similarity' },
    ],
    ['money in by money in', 'Harbor Print', 100n, { ledgerId: 'refunds', method: 'similarity' }],
    [
      'the one that bore more of entries split alike',
      'Payroll',
      -1000n,
      { ledgerId: 'salaries', method: 'similarity' },
    ],
    ['an unknown payee, money out', 'Somebody', -1n, { ledgerId: 'out', method: 'uncategorized' }],
    ['an unknown payee, money in', 'Somebody', 1n, { ledgerId: 'in', method: 'uncategorized' }],
  ])('%s', (_name, payee, amount, expected) => {
    expect(categorize(payee, amount, precedents, fallbacks)).toEqual(expected);
  });
});
