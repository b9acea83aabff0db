import { readData } from '@/lib/client/read-data';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { addressOf } from '@/lib/reads/read';

/** The entry as the service has it now; null without an answer. */
export async function rereadEntry(businessId: string, entryId: string): Promise<JournalEntry | null> {
  const address = addressOf(journalEntryReads.one, businessId, { parameters: { journal_entry_id: entryId } });
  try {
    return (await readData<{ data: JournalEntry }>(address)).data;
  } catch {
    return null;
  }
}
