import type { TransactionLink } from '@/lib/contract/transaction-link';

/** A link for tests: a suggested payment of 45.00 by the transaction of the entry `a`, of no bill or invoice yet. */
export function sampleLink(more: Partial<TransactionLink> = {}): TransactionLink {
  return {
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
    decided_by: 'service',
    created_at: '2026-11-03T00:00:00.000Z',
    updated_at: '2026-11-03T00:00:00.000Z',
    ...more,
  };
}
