import type { CategorizationMethod, JournalEntry } from '@/lib/contract/journal-entry';

export type Provenance = {
  /** Beside the ledger in a list; empty where there is nothing to say. */
  short: string;
  /** A sentence for the open entry. */
  sentence: string;
  /** How sure the ledger is: known, made by hand, or not known at all. */
  certainty: 'certain' | 'neutral' | 'open';
};

/** Where an entry's ledger comes from, in the bookkeeper's words. */
export const provenanceOf: Record<CategorizationMethod, Provenance> = {
  manual: { short: '', sentence: 'Ledger chosen by hand.', certainty: 'neutral' },
  rule: { short: 'rule', sentence: 'Ledger chosen by a rule.', certainty: 'certain' },
  similarity: {
    short: 'like earlier entries',
    sentence: 'Ledger chosen as in earlier entries for this payee.',
    certainty: 'certain',
  },
  transfer: {
    short: 'transfer',
    sentence: 'A transfer between two accounts of the business.',
    certainty: 'neutral',
  },
  refund: {
    short: 'refund',
    sentence: 'A refund: on the ledger of the original payment.',
    certainty: 'certain',
  },
  ap: { short: 'bill', sentence: 'Pays a bill.', certainty: 'certain' },
  ar: { short: 'invoice', sentence: 'Pays an invoice.', certainty: 'certain' },
  uncategorized: {
    short: '',
    sentence: 'Nothing is known about this payee yet. Choose a ledger.',
    certainty: 'open',
  },
};

/** Where the entry's ledger comes from, for the open entry. A bill or invoice is posted without a bank transaction. */
export function provenanceSentence(entry: JournalEntry): string {
  if (entry.transaction_id === null && entry.bill_id !== null) return 'Posts a bill.';
  if (entry.transaction_id === null && entry.invoice_id !== null) return 'Posts an invoice.';
  return provenanceOf[entry.categorization_method].sentence;
}

/** Whether its ledger is as good as known: by a rule, like earlier ones, or from what it posts or pays. */
export function isCertain({ categorization_method }: JournalEntry): boolean {
  return provenanceOf[categorization_method].certainty === 'certain';
}
