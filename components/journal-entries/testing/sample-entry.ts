import type { JournalEntry, LineEntry } from '@/lib/contract/journal-entry';
import type { Ledger } from '@/lib/contract/ledger';

/** A ledger for tests: an operating expense by default. */
export function sampleLedger(id: string, more: Partial<Ledger> = {}): Ledger {
  return {
    id,
    business_id: 'biz_1',
    name: id,
    type: 'expense',
    subtype: 'operating_expense',
    debit_credit: 'debit',
    report_cash_flow: true,
    financial_account_type: null,
    sort_code: null,
    parent_id: null,
    archived: false,
    version: 1,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    ...more,
  };
}

/** A line for tests: 45.00. */
export function sampleLine(
  id: string,
  side: 'debit' | 'credit',
  ledgerId: string,
  more: Partial<LineEntry> = {},
): LineEntry {
  return {
    id,
    journal_entry_id: 'je_1',
    transaction_id: null,
    ledger_id: ledgerId,
    description: '',
    debit_credit: side,
    amount: 45,
    basis: 'all',
    tag_ids: [],
    ...more,
  };
}

/** An entry for tests: 45.00 paid from "checking" for "software", awaiting the bookkeeper. */
export function sampleEntry(id: string, more: Partial<JournalEntry> = {}): JournalEntry {
  return {
    id,
    business_id: 'biz_1',
    description: 'FIGMA MONTHLY RENEWAL',
    clean_description: 'Figma',
    datetime: '2026-11-03T00:00:00.000Z',
    is_reconciled: false,
    review_status: 'bookkeeper_pending',
    transaction_id: null,
    line_entries: [
      sampleLine(`${id}_bank`, 'credit', 'checking'),
      sampleLine(`${id}_other`, 'debit', 'software'),
    ],
    categorization_method: 'rule',
    categorization_confidence: null,
    categorization_reasons: [],
    categorization_alternatives: [],
    answered_at: null,
    invoice_id: null,
    bill_id: null,
    reversal_of: null,
    is_before_start: false,
    notes: null,
    version: 1,
    created_at: '2026-11-03T00:00:00.000Z',
    updated_at: '2026-11-03T00:00:00.000Z',
    ...more,
  };
}
