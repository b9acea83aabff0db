import { expect, it } from 'vitest';
import { ledgerBalances } from './ledger-balances';

it('signs each balance on the normal side of its ledger and leaves unused ledgers out', () => {
  const ledgers = [
    { id: 'bank', debit_credit: 'debit' as const },
    { id: 'unused', debit_credit: 'debit' as const },
    { id: 'worn', debit_credit: 'credit' as const },
    { id: 'overdrawn', debit_credit: 'debit' as const },
  ];
  const totals = new Map([
    ['overdrawn', { debit: 1n, credit: 3n }],
    ['worn', { debit: 2n, credit: 9n }],
    ['bank', { debit: 10n, credit: 4n }],
  ]);
  expect(ledgerBalances(ledgers, totals)).toEqual([
    { ledgerId: 'bank', debit: 10n, credit: 4n, balance: 6n },
    { ledgerId: 'worn', debit: 2n, credit: 9n, balance: 7n },
    { ledgerId: 'overdrawn', debit: 1n, credit: 3n, balance: -2n },
  ]);
});
