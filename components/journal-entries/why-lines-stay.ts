import type { JournalEntry } from '@/lib/contract/journal-entry';
import { documentOfEntry, isPostedByDocument } from './entry-document';

/** Whether the entry is reversed, or reverses another; what the reversal of a reversal brings back is an entry as any other. */
function isInReversalPair({ reversed_by, reversal_of, brings_back }: JournalEntry): boolean {
  return reversed_by !== undefined || (reversal_of !== null && brings_back === undefined);
}

/**
 * Why the lines of an entry stay as they are, and what is done instead, in a sentence without its full stop; null where
 * they may change.
 */
export function whyLinesStay(entry: JournalEntry): string | null {
  if (isPostedByDocument(entry)) {
    return 'This entry belongs to a bill, an invoice or a credit note: change or void that instead';
  }
  if (!isInReversalPair(entry)) return null;
  const document = documentOfEntry(entry);
  if (document) {
    return `This entry was taken back, as the ${document.kind} is no longer paid by it: if it was paid, pay it from a transaction`;
  }
  const does = entry.reversed_by === undefined ? 'reverses another' : 'is reversed';
  return `This entry ${does} and keeps its lines: write a new entry instead`;
}
