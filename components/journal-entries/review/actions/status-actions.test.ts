import { expect, it, vi } from 'vitest';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { indexLedgers } from '../../entry-summary';
import { sampleEntry, sampleLedger, sampleLine } from '../../testing/sample-entry';
import { sampleLink } from '../../testing/sample-link';
import { statusActions } from './status-actions';

const ledgers = indexLedgers([
  sampleLedger('checking', { type: 'asset', financial_account_type: 'bank_account', name: 'Checking' }),
  sampleLedger('supplies', { type: 'expense', name: 'Office supplies' }),
]);
const entry = sampleEntry('a', {
  transaction_id: 'txn_a',
  categorization_method: 'similarity',
  line_entries: [sampleLine('a1', 'debit', 'checking'), sampleLine('a2', 'credit', 'supplies')],
});

/** What Enter does: the names of what is called, in their order. */
function done(links: readonly TransactionLink[]): string[] {
  const called: string[] = [];
  const note = (name: string) => vi.fn(() => void called.push(name));
  const input = {
    active: entry,
    only: entry,
    ledgers,
    links,
    changes: { show: (text: string) => void called.push(text), confirm: note('confirm') },
    everyEntry: { every: null },
    setIsSheetOpen: note('panel'),
    lockedSentence: null,
    refuse: note('refuse'),
    edit: note('edit'),
    acceptLink: async () => void called.push('accept'),
  } as unknown as Parameters<typeof statusActions>[0];
  statusActions(input).confirm();
  return called;
}

it('confirms no suggested ledger while the entry may be a refund', () => {
  const refund = (confidence: number) =>
    sampleLink({ kind: 'refund', transaction_id: 'txn_a', other_transaction_id: 'txn_b', confidence });
  expect(done([refund(0.3)])).toEqual(['Possibly a refund: l accepts that, n declines it', 'panel']);
  expect(done([refund(0.9)])).toEqual(['accept']);
  expect(done([])).toEqual(['confirm']);
});
