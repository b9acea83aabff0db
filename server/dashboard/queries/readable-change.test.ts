import { expect, it } from 'vitest';
import type { JournalEntryChange } from '@/lib/contract/journal-entry';
import { readableChange } from './readable-change';

const line = {
  id: 'le_1',
  journal_entry_id: 'je_1',
  transaction_id: null,
  ledger_id: 'ldg_1',
  description: '',
  debit_credit: 'debit',
  amount: 45,
  basis: 'all',
  tag_ids: [],
};

function change(action: string, before: unknown, after: unknown): JournalEntryChange {
  return {
    id: 'aud_1',
    at: '2026-11-03T10:00:00.000Z',
    business_id: 'biz_1',
    application_id: 'app_1',
    user_id: null,
    request_id: 'req_1',
    resource_type: 'journal_entry',
    resource_id: 'je_1',
    superseded_lines: [],
    action,
    before,
    after,
  };
}

it.each<[string, unknown, unknown]>([
  ['create', null, { description: 'Paper', line_entries: [line], notes: null }],
  ['update', { review_status: 'bookkeeper_pending' }, { review_status: 'confirmed' }],
  ['update', { categorization_confidence: 0.4 }, { categorization_confidence: null, decided_by: 'service' }],
  ['import', null, { file_name: 'bank.ofx', imported: 3 }],
  ['reverse', null, { reversed_by: 'je_2' }],
])(
  'a change by %s keeps all that an entry can have, and what is none of an entry',
  (action, before, after) => {
    expect(readableChange(change(action, before, after))).toEqual(change(action, before, after));
  },
);

it('a change loses the members that an entry cannot have, and no others', () => {
  const before = { description: 12, notes: 'Ask Ada', line_entries: [{ ...line, amount: 'much' }] };
  const after = { review_status: 'lost', line_entries: [line] };
  const kept = change('update', { notes: 'Ask Ada' }, { line_entries: [line] });
  expect(readableChange(change('update', before, after))).toEqual(kept);
});
