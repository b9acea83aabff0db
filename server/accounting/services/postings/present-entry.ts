import type { Business } from '@/lib/contract/business';
import type { JournalEntry, LineEntry } from '@/lib/contract/journal-entry';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { sideOf } from '../../domain/cash-movements/cash-movement';
import type { Entry, Line } from '../../domain/journal-entry/entry';

/** The entry as the contract shows it. */
export function presentEntry(business: Business, entry: Entry): JournalEntry {
  return {
    id: entry.id,
    business_id: business.id,
    description: entry.description,
    clean_description: entry.cleanDescription,
    datetime: entry.datetime,
    is_reconciled: entry.isReconciled,
    review_status: entry.reviewStatus,
    transaction_id: entry.transactionId,
    line_entries: entry.lines.map((line) => presentLine(business, entry, line)),
    categorization_method: entry.categorizationMethod,
    categorization_confidence: entry.suggestion?.confidence ?? null,
    categorization_reasons: [...(entry.suggestion?.reasons ?? [])],
    categorization_alternatives: (entry.suggestion?.alternatives ?? []).map(({ ledgerId, confidence }) => ({
      ledger_id: ledgerId,
      confidence,
    })),
    answered_at: entry.answeredAt,
    invoice_id: entry.invoiceId,
    bill_id: entry.billId,
    ...(entry.creditNoteId !== null && { credit_note_id: entry.creditNoteId }),
    reversal_of: entry.reversalOf,
    ...(entry.reversedBy !== null && { reversed_by: entry.reversedBy }),
    ...(entry.bringsBack !== null && { brings_back: entry.bringsBack }),
    is_before_start: entry.isBeforeStart,
    notes: entry.notes,
    version: entry.version,
    created_at: entry.createdAt,
    updated_at: entry.updatedAt,
  };
}

export function presentLine(business: Business, entry: Entry, line: Line): LineEntry {
  const decimals = decimalsOf(business.currency);
  const movements = line.movements.map(({ ledgerId, amount }) => {
    const { side, units } = sideOf(line.side, amount);
    return { ledger_id: ledgerId, debit_credit: side, amount: amountNumber(units, decimals) };
  });
  return {
    id: line.id,
    journal_entry_id: entry.id,
    transaction_id: entry.transactionId,
    ledger_id: line.ledgerId,
    description: line.description,
    debit_credit: line.side,
    amount: amountNumber(line.amount, decimals),
    basis: line.basis,
    tag_ids: [...line.tagIds],
    ...(line.onAccount?.vendorId && { vendor_id: line.onAccount.vendorId }),
    ...(line.onAccount?.customerId && { customer_id: line.onAccount.customerId }),
    ...(movements.length > 0 ? { cash_movements: movements } : {}),
  };
}
