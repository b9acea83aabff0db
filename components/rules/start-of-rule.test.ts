import { expect, it } from 'vitest';
import { indexLedgers } from '@/lib/journal-entries/entry-summary';
import { sampleEntry, sampleLedger, sampleLine } from '../journal-entries/testing/sample-entry';
import { startOfRule } from './start-of-rule';

const ledgers = indexLedgers([
  sampleLedger('checking', { type: 'asset', financial_account_type: 'bank_account' }),
  sampleLedger('fees'),
]);

it.each([
  ['money out', 'credit', 'debit', 'out'],
  ['money in', 'debit', 'credit', 'in'],
] as const)(
  'a rule that is offered after a correction of %s begins with that alone',
  (_name, bank, other, direction) => {
    const lines = [sampleLine('1', other, 'fees'), sampleLine('2', bank, 'checking')];
    const entry = sampleEntry('a', { description: 'STRIPE', line_entries: lines });
    expect(startOfRule({ payee: 'Stripe', ledgerId: 'fees', entry }, ledgers, 'USD')).toEqual({
      name: 'Stripe',
      how: 'is',
      words: 'Stripe',
      direction,
      parts: [{ key: 0, ledgerId: 'fees', share: '1' }],
    });
  },
);

it.each([
  ['Gusto Payroll', 'ACH DEBIT GUSTO DES:PAYROLL', 'is', 'Gusto Payroll'],
  ['Design tools', 'ZYX A 12345', 'contains', 'ZYX A'],
  ['Design tools', '12345 ZYX 77 QFORD INC 8', 'contains', 'QFORD INC'],
  ['Design tools', '12345 678', 'contains', '12345 678'],
] as const)(
  'of %s, of which the bank says %s, the words are compared that the bank has',
  (payee, description, how, words) => {
    const entry = sampleEntry('a', { clean_description: payee, description });
    expect(startOfRule({ payee, ledgerId: 'fees', entry }, ledgers, 'USD')).toMatchObject({
      name: payee,
      how,
      words,
    });
  },
);

it('begins with both directions where the entry has no bank line', () => {
  const entry = sampleEntry('a', { description: 'STRIPE', line_entries: [] });
  const offer = { payee: 'Stripe', ledgerId: 'fees', entry };
  expect(startOfRule(offer, ledgers, 'USD')).toMatchObject({ direction: 'any' });
});
