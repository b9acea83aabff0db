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
    const entry = sampleEntry('a', { line_entries: lines });
    expect(startOfRule({ payee: 'Stripe', ledgerId: 'fees', entry }, ledgers, 'USD')).toEqual({
      name: 'Stripe',
      how: 'is',
      words: 'Stripe',
      direction,
      parts: [{ key: 0, ledgerId: 'fees', share: '1' }],
    });
  },
);

it('begins with both directions where the entry has no bank line', () => {
  const entry = sampleEntry('a', { line_entries: [] });
  const offer = { payee: 'Stripe', ledgerId: 'fees', entry };
  expect(startOfRule(offer, ledgers, 'USD')).toMatchObject({ direction: 'any' });
});
