import { expect, it } from 'vitest';
import { indexLedgers } from '../../entry-summary';
import { sampleEntry, sampleLedger, sampleLine } from '../../testing/sample-entry';
import { summarizeSelection } from './selection-summary';

const ledgers = indexLedgers([
  sampleLedger('checking', { type: 'asset', financial_account_type: 'bank_account' }),
  sampleLedger('software', { name: 'Software' }),
  sampleLedger('sales', { name: 'Sales', type: 'revenue' }),
]);

it('sums what comes in and goes out, and counts the ledgers of what is decided, the most first', () => {
  const received = sampleEntry('c', {
    line_entries: [sampleLine('1', 'debit', 'checking'), sampleLine('2', 'credit', 'sales')],
  });
  const accrued = sampleEntry('d', {
    line_entries: [sampleLine('1', 'debit', 'software'), sampleLine('2', 'credit', 'sales')],
  });
  const asked = sampleEntry('e', { categorization_method: 'uncategorized' });
  const unknown = sampleEntry('f', { categorization_method: 'uncategorized' });
  const entries = [sampleEntry('a'), sampleEntry('b'), received, accrued, asked, unknown];
  expect(summarizeSelection({ entries, askedIds: new Set(['e']) }, ledgers, 'USD')).toEqual({
    count: 6,
    moneyIn: 4500n,
    moneyOut: 18_000n,
    asked: 1,
    withoutLedger: 1,
    ledgers: [
      { name: 'Software', count: 3 },
      { name: 'Sales', count: 2 },
    ],
  });
});

it('of nothing is nothing', () => {
  expect(summarizeSelection({ entries: [], askedIds: new Set() }, ledgers, 'USD')).toEqual({
    count: 0,
    moneyIn: 0n,
    moneyOut: 0n,
    asked: 0,
    withoutLedger: 0,
    ledgers: [],
  });
});
