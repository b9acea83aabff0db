import type { JournalEntry } from '@/lib/contract/journal-entry';
import { documentOfEntry } from '../entry-document';

/**
 * Why the date of an entry stays, in a sentence; null where it may change.
 * @param pays whether lines of it pay a bill, an invoice or credit
 */
export function whyDayStays(entry: JournalEntry, pays: boolean): string | null {
  const document = documentOfEntry(entry);
  if (document?.does === 'posts' && document.kind !== 'credit note')
    return `The date is that of the ${document.kind}: change it there.`;
  if (document) return `The date stays with the ${document.kind}.`;
  return entry.transaction_id !== null && pays ? 'The date stays while the entry pays something.' : null;
}
