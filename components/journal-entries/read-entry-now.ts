import type { JournalEntry } from '@/lib/contract/journal-entry';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { readOneNow } from '@/lib/reads/read-one-now';

/** The entry as the service has it now; null without an answer. */
export function readEntryNow(businessId: string, entryId: string): Promise<JournalEntry | null> {
  return readOneNow(journalEntryReads.one, businessId, { parameters: { journal_entry_id: entryId } });
}
