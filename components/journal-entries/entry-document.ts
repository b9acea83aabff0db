import type { ItemKind } from '@/lib/contract/item-kind';
import type { JournalEntry } from '@/lib/contract/journal-entry';

export type EntryDocument = {
  kind: ItemKind | 'credit note';
  /** Posts it, reverses such an entry, or settles one that was marked as paid without a payment. */
  does: 'posts' | 'reverses' | 'settles';
};

type Facts = Pick<
  JournalEntry,
  'transaction_id' | 'bill_id' | 'invoice_id' | 'credit_note_id' | 'reversal_of' | 'categorization_method'
>;

/** The document that the entry belongs to, and what it does for it; null for that of a bank transaction or its own. */
export function documentOfEntry(entry: Facts): EntryDocument | null {
  if (entry.transaction_id !== null) return null;
  const kind = kindOf(entry);
  if (kind === null) return null;
  if (entry.reversal_of !== null) return { kind, does: 'reverses' };
  const isPosting = entry.categorization_method === 'ap' || entry.categorization_method === 'ar';
  return { kind, does: isPosting || kind === 'credit note' ? 'posts' : 'settles' };
}

/** Whether its lines follow from a bill, an invoice or a credit note, which is changed instead. */
export function isPostedByDocument(entry: Facts): boolean {
  const document = documentOfEntry(entry);
  return document !== null && document.does !== 'settles';
}

function kindOf({ credit_note_id, bill_id, invoice_id }: Facts): EntryDocument['kind'] | null {
  if (credit_note_id !== undefined) return 'credit note';
  if (bill_id !== null) return 'bill';
  return invoice_id === null ? null : 'invoice';
}
