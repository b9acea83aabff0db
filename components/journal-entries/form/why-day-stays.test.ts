import { expect, it } from 'vitest';
import { sampleEntry } from '../testing/sample-entry';
import { whyDayStays } from './why-day-stays';

it.each([
  [{ bill_id: 'bill_1', categorization_method: 'ap' }, false, /that of the bill: change it there/],
  [{ credit_note_id: 'crn_1' }, false, /stays with the credit note/],
  [{ bill_id: 'bill_1' }, false, /stays with the bill/],
  [{ invoice_id: 'inv_1', reversal_of: 'je_0' }, false, /stays with the invoice/],
  [{ bill_id: 'bill_1', transaction_id: 'txn_1' }, true, /while the entry pays something/],
] as const)('the date of %o stays', (facts, pays, why) => {
  expect(whyDayStays(sampleEntry('je_1', facts), { pays, isTakenOver: false })).toMatch(why);
});

it.each([{}, { transaction_id: 'txn_1' }, { reversal_of: 'je_0' }, { reversed_by: 'je_2' }])(
  'the date of %o may change',
  (facts) => {
    expect(whyDayStays(sampleEntry('je_1', facts), { pays: false, isTakenOver: false })).toBeNull();
  },
);

it('stays while a transaction has taken the entry over', () => {
  const taken = { pays: false, isTakenOver: true };
  expect(whyDayStays(sampleEntry('je_1', { reversal_of: 'je_0' }), taken)).toMatch(/taken the entry over/);
});
