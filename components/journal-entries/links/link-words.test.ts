import { expect, it } from 'vitest';
import { sampleLink } from '../testing/sample-link';
import { acceptedWords, linkQuestion, linkTitle } from './link-words';

it.each([
  [[sampleLink({ bill_id: 'bill_1' })], 'Payment of a bill?'],
  [[sampleLink({ invoice_id: 'inv_1' })], 'Payment of an invoice?'],
  [[sampleLink({ bill_id: 'bill_1' }), sampleLink({ bill_id: 'bill_2' })], 'Payment of 2 bills together?'],
  [[sampleLink({ kind: 'transfer', status: 'linked' })], 'Transfer between two own accounts'],
  [[sampleLink({ kind: 'same', other_transaction_id: 'txn_b' })], 'Likely a duplicate'],
  [[sampleLink({ kind: 'same', other_transaction_id: 'txn_b', confidence: 0.375 })], 'Possibly a duplicate'],
  [[sampleLink({ kind: 'same', journal_entry_id: 'je_1' })], 'Entered by hand already?'],
])('%#', (group, title) => expect(linkTitle(group)).toBe(title));

it.each([
  [sampleLink({ bill_id: 'bill_1' }), 'Paid and confirmed'],
  [sampleLink({ kind: 'refund', other_transaction_id: 'txn_b' }), 'Linked and confirmed'],
  [sampleLink({ kind: 'same', other_transaction_id: 'txn_b' }), 'Removed the duplicate'],
])('%#', (accepted, words) => expect(acceptedWords(accepted)).toBe(words));

it.each([
  [sampleLink({ kind: 'same', other_transaction_id: 'txn_b' }), 'Likely a duplicate'],
  [sampleLink({ kind: 'same', other_transaction_id: 'txn_b', confidence: 0.49 }), 'Possibly a duplicate'],
  [sampleLink({ kind: 'same', journal_entry_id: 'je_1', confidence: 0.5 }), 'Likely entered by hand already'],
  [
    sampleLink({ kind: 'same', journal_entry_id: 'je_1', confidence: 0.02 }),
    'Possibly entered by hand already',
  ],
  [sampleLink({ kind: 'refund', other_transaction_id: 'txn_b', confidence: 0.3 }), 'Possibly a refund'],
])('%#', (link, words) => expect(linkQuestion(link)).toContain(`${words}: l`));

it('asks which of several refunds it is', () => {
  const refund = sampleLink({ kind: 'refund', other_transaction_id: 'txn_b', confidence: 0.3 });
  expect(linkQuestion(refund, refund)).toContain('Several fit');
});
