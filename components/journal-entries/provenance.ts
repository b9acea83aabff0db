import type { CategorizationMethod, JournalEntry } from '@/lib/contract/journal-entry';
import { percentOf } from './confidence';
import { documentOfEntry, type EntryDocument } from './entry-document';

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
  similarity: { short: 'suggested', sentence: 'Suggested from earlier entries.', certainty: 'neutral' },
  transfer: {
    short: 'transfer',
    sentence: 'A transfer between two accounts of the business.',
    certainty: 'neutral',
  },
  refund: {
    short: 'refund',
    sentence: 'A refund.',
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

/** From this confidence on a suggestion is called certain, unless the business has another threshold. */
export const usualThreshold = 0.98;

/** Where the ledger of this entry comes from; a suggestion tells its confidence and reasons. */
export function provenanceOfEntry(entry: JournalEntry, certainFrom = usualThreshold): Provenance {
  const provenance = provenanceOf[entry.categorization_method];
  const document = documentOfEntry(entry);
  if (document !== null) return ofDocument(document, provenance, entry);
  const confidence = entry.categorization_confidence;
  if (entry.categorization_method === 'uncategorized') return withWhatIsKnown(provenance, entry);
  if (entry.categorization_method !== 'similarity') return provenance;
  if (confidence === null) return withReasons(provenance, entry);
  const percent = `${percentOf(confidence)}%`;
  return {
    short: percent,
    sentence: [`Suggested with ${percent} confidence.`, ...entry.categorization_reasons].join(' '),
    certainty: confidence >= certainFrom ? 'certain' : 'neutral',
  };
}

/** Something is known of the payee, but not one ledger: its entries were split, or the file calls it a transfer. */
function withWhatIsKnown(
  provenance: Provenance,
  { categorization_reasons: reasons }: JournalEntry,
): Provenance {
  return reasons.length === 0
    ? provenance
    : { ...provenance, sentence: [...reasons, 'Choose a ledger.'].join(' ') };
}

/** What the owner answered or a bank file printed: nobody has measured how often that is right. */
function withReasons(provenance: Provenance, entry: JournalEntry): Provenance {
  const { categorization_reasons: reasons, answered_at: answeredAt } = entry;
  if (reasons.length === 0) return provenance;
  return {
    ...provenance,
    short: answeredAt === null ? provenance.short : 'owner',
    sentence: reasons.join(' '),
  };
}

/**
 * A person chose the ledgers of a credit note, and nobody has yet said what settled a bill that was marked as paid. Once that was
 * taken back, or where it is from before the start of the books, nobody needs to.
 */
function ofDocument(
  { kind, does }: EntryDocument,
  { certainty }: Provenance,
  { reversed_by, is_before_start }: JournalEntry,
): Provenance {
  const one = kind === 'invoice' ? 'an invoice' : `a ${kind}`;
  if (does === 'posts')
    return {
      short: kind,
      sentence: `Posts ${one}.`,
      certainty: kind === 'credit note' ? 'neutral' : certainty,
    };
  const known = certainty === 'open' ? 'neutral' : certainty;
  if (does === 'reverses') {
    return { short: 'reversal', sentence: `Reverses an entry of ${one}.`, certainty: known };
  }
  if (reversed_by !== undefined) {
    const sentence = `Settled ${one} that was marked as paid, and was taken back.`;
    return { short: 'taken back', sentence, certainty: known };
  }
  const marked = `Settles ${one} that was marked as paid.`;
  if (is_before_start && certainty === 'open') {
    const sentence = `${marked} Before the books start it needs no ledger.`;
    return { short: 'marked as paid', sentence, certainty: known };
  }
  const from = kind === 'bill' ? 'it was paid from' : 'the payment went to';
  return {
    short: 'marked as paid',
    sentence: certainty === 'open' ? `${marked} Choose the ledger ${from}.` : marked,
    certainty,
  };
}

/** Whether its ledger is as good as known: by a rule, by a certain suggestion, or from what it posts or pays. */
export function isCertain(entry: JournalEntry, certainFrom = usualThreshold): boolean {
  return provenanceOfEntry(entry, certainFrom).certainty === 'certain';
}
