import type { JournalEntry } from '@/lib/contract/journal-entry';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { reread } from '@/lib/reads/reread';

/** The entry as the service has it now; null without an answer. */
export function rereadEntry(businessId: string, entryId: string): Promise<JournalEntry | null> {
  return reread(journalEntryReads.one, businessId, { parameters: { journal_entry_id: entryId } });
}
