import { expect, it } from 'vitest';
import { indexLedgers } from '../entry-summary';
import { sampleEntry, sampleLedger, sampleLine } from '../testing/sample-entry';
import { summarizeSelection } from './selection-summary';

const ledgers = indexLedgers([
  sampleLedger('checking', { type: 'asset', financial_account_type: 'bank_account' }),
  sampleLedger('software', { name: 'Software' }),
  sampleLedger('sales', { name: 'Sales', type: 'revenue' }),
]);

it('sums what comes in and goes out, and counts the ledgers, the most first', () => {
  const received = sampleEntry('c', {
    line_entries: [sampleLine('1', 'debit', 'checking'), sampleLine('2', 'credit', 'sales')],
  });
  const accrued = sampleEntry('d', {
    line_entries: [sampleLine('1', 'debit', 'software'), sampleLine('2', 'credit', 'sales')],
  });
  const entries = [sampleEntry('a'), sampleEntry('b'), received, accrued];
  expect(summarizeSelection(entries, ledgers, 'USD')).toEqual({
    count: 4,
    moneyIn: 4500n,
    moneyOut: 9000n,
    ledgers: [
      { name: 'Software', count: 3 },
      { name: 'Sales', count: 2 },
    ],
  });
});

it('of nothing is nothing', () => {
  expect(summarizeSelection([], ledgers, 'USD')).toEqual({
    count: 0,
    moneyIn: 0n,
    moneyOut: 0n,
    ledgers: [],
  });
});
