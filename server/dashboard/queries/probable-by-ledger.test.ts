import { expect, it } from 'vitest';
import { sampleEntry, sampleLedger, sampleLine } from '@/components/journal-entries/testing/sample-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { probableByLedger } from './probable-by-ledger';

const ledgers = [
  sampleLedger('checking', { type: 'asset', financial_account_type: 'bank_account' }),
  sampleLedger('inflow', { type: 'revenue' }),
  sampleLedger('sales', { type: 'revenue' }),
];
const link = (amount: number, more: Partial<TransactionLink> = {}): TransactionLink => ({
  id: 'lnk_1',
  business_id: 'biz_1',
  kind: 'payment',
  status: 'suggested',
  transaction_id: 'txn_1',
  other_transaction_id: null,
  bill_id: null,
  invoice_id: 'inv_1',
  journal_entry_id: null,
  group_id: null,
  amount,
  fee_amount: null,
  fee_ledger_id: null,
  confidence: 0.9,
  reasons: [],
  decided_by: null,
  created_at: '2026-11-20T00:00:00.000Z',
  updated_at: '2026-11-20T00:00:00.000Z',
  ...more,
});
const deposit = (links: TransactionLink[], ...others: string[]) => ({
  ...sampleEntry('je_1', {
    line_entries: [sampleLine('1', 'debit', 'checking'), ...others.map((id) => sampleLine(id, 'credit', id))],
  }),
  links,
});

it('adds up by ledger what probably pays invoices and bills', () => {
  const entries = [
    deposit([link(4_000)], 'inflow'),
    deposit([link(820)], 'inflow'),
    deposit([link(300, { invoice_id: null, bill_id: 'bill_1' })], 'inflow'),
    deposit([], 'sales'),
  ];
  expect(probableByLedger(entries, ledgers, 'USD')).toEqual([
    { ledger_id: 'inflow', invoices: 4_820, bills: 300 },
  ]);
});

it.each([
  ['unlikely', link(10, { confidence: 0.5 }), ['inflow']],
  ['linked already', link(10, { status: 'linked' }), ['inflow']],
  ['a refund', link(10, { kind: 'refund' }), ['inflow']],
  ['of a split entry', link(10), ['inflow', 'sales']],
])('leaves out what is %s', (_, found, others) => {
  expect(probableByLedger([deposit([found], ...others)], ledgers, 'USD')).toEqual([]);
});
