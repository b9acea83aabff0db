import type { JournalEntry } from '@/lib/contract/journal-entry';
import { documentOfEntry } from '../entry-document';

/**
 * Why the date of an entry stays, in a sentence; null where it may change.
 * `pays` is whether lines of it pay a bill, an invoice or credit; `isTakenOver`, whether a bank transaction has taken it over.
 */
export function whyDayStays(
  entry: JournalEntry,
  { pays, isTakenOver }: { pays: boolean; isTakenOver: boolean },
): string | null {
  if (isTakenOver) return 'The date stays while a bank transaction has taken the entry over.';
  const document = documentOfEntry(entry);
  if (document?.does === 'posts' && document.kind !== 'credit note')
    return `The date is that of the ${document.kind}: change it there.`;
  if (document) return `The date stays with the ${document.kind}.`;
  return entry.transaction_id !== null && pays ? 'The date stays while the entry pays something.' : null;
}
