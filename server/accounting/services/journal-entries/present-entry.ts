import type { Business } from '@/lib/contract/business';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { Entry } from '../../domain/journal-entry/entry';

/** The entry as the contract shows it. */
export function presentEntry(business: Business, entry: Entry): JournalEntry {
  const decimals = decimalsOf(business.currency);
  return {
    id: entry.id,
    business_id: business.id,
    description: entry.description,
    clean_description: entry.cleanDescription,
    datetime: entry.datetime,
    is_reconciled: entry.isReconciled,
    review_status: entry.reviewStatus,
    transaction_id: entry.transactionId,
    line_entries: entry.lines.map((line) => ({
      id: line.id,
      journal_entry_id: entry.id,
      transaction_id: entry.transactionId,
      ledger_id: line.ledgerId,
      description: line.description,
      debit_credit: line.side,
      amount: amountNumber(line.amount, decimals),
      basis: line.basis,
      tag_ids: [],
    })),
    categorization_method: entry.categorizationMethod,
    invoice_id: null,
    bill_id: null,
    reversal_of: null,
    is_before_start: entry.isBeforeStart,
    notes: entry.notes,
    version: entry.version,
    created_at: entry.createdAt,
    updated_at: entry.updatedAt,
  };
}
