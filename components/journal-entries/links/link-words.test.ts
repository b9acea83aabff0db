import { expect, it } from 'vitest';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { acceptedWords, linkTitle } from './link-words';

const link = (more: Partial<TransactionLink>): TransactionLink => ({
  id: 'lnk_1',
  business_id: 'biz_1',
  kind: 'payment',
  status: 'suggested',
  transaction_id: 'txn_a',
  other_transaction_id: null,
  bill_id: null,
  invoice_id: null,
  journal_entry_id: null,
  group_id: null,
  amount: 45,
  fee_amount: null,
  fee_ledger_id: null,
  confidence: 0.99,
  reasons: [],
  decided_by: null,
  created_at: '2026-11-03T00:00:00.000Z',
  updated_at: '2026-11-03T00:00:00.000Z',
  ...more,
});

it.each([
  [[link({ bill_id: 'bill_1' })], 'Payment of a bill?'],
  [[link({ invoice_id: 'inv_1' })], 'Payment of an invoice?'],
  [[link({ bill_id: 'bill_1' }), link({ bill_id: 'bill_2' })], 'Payment of 2 bills together?'],
  [[link({ kind: 'transfer', status: 'linked' })], 'Transfer between two own accounts'],
  [[link({ kind: 'same', other_transaction_id: 'txn_b' })], 'Likely a duplicate'],
  [[link({ kind: 'same', journal_entry_id: 'je_1' })], 'Entered by hand already?'],
])('%#', (group, title) => expect(linkTitle(group)).toBe(title));

it.each([
  [link({ bill_id: 'bill_1' }), 'Paid and confirmed'],
  [link({ kind: 'refund', other_transaction_id: 'txn_b' }), 'Linked and confirmed'],
  [link({ kind: 'same', other_transaction_id: 'txn_b' }), 'Removed the duplicate'],
])('%#', (accepted, words) => expect(acceptedWords(accepted)).toBe(words));
