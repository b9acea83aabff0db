import { expect, it } from 'vitest';
import { sampleEntry } from './testing/sample-entry';
import { whyLinesStay } from './why-lines-stay';

const settles = { bill_id: 'bill_1', categorization_method: 'uncategorized' } as const;

it.each([
  [{ bill_id: 'bill_1', categorization_method: 'ap' }, /change or void that instead$/],
  [{ ...settles, reversal_of: 'je_0' }, /change or void that instead$/],
  [
    { ...settles, reversed_by: 'je_2' },
    /as the bill is no longer paid by it: if it was paid, pay it from a transaction$/,
  ],
  [{ reversed_by: 'je_2' }, /is reversed and keeps its lines/],
  [{ reversal_of: 'je_0' }, /reverses another and keeps its lines/],
  [{ reversal_of: 'je_2', brings_back: 'je_0', reversed_by: 'je_3' }, /is reversed and keeps its lines/],
] as const)('the lines of %o stay: %s', (facts, why) => {
  expect(whyLinesStay(sampleEntry('je_1', facts))).toMatch(why);
});

it.each([{}, settles, { transaction_id: 'txn_1' }, { reversal_of: 'je_2', brings_back: 'je_0' }])(
  'the lines of %o may change',
  (facts) => {
    expect(whyLinesStay(sampleEntry('je_1', facts))).toBeNull();
  },
);
