import { describe, expect, it } from 'vitest';
import { categorize, type Precedent } from './categorize';

const fallbacks = { inflowLedgerId: 'in', outflowLedgerId: 'out' };
const precedents: Precedent[] = [
  { payee: 'Harbor Print', side: 'debit', ledgerId: 'supplies', times: 2 },
  { payee: 'Harbor Print', side: 'debit', ledgerId: 'advertising', times: 5 },
  { payee: 'Harbor Print', side: 'credit', ledgerId: 'refunds', times: 1 },
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
    ['an unknown payee, money out', 'Somebody', -1n, { ledgerId: 'out', method: 'uncategorized' }],
    ['an unknown payee, money in', 'Somebody', 1n, { ledgerId: 'in', method: 'uncategorized' }],
  ])('%s', (_name, payee, amount, expected) => {
    expect(categorize(payee, amount, precedents, fallbacks)).toEqual(expected);
  });
});
