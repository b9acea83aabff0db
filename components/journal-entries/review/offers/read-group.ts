import { readData } from '@/lib/client/read-data';
import type { ListedJournalEntry } from '@/lib/contract/journal-entry';
import { longestSearch } from '@/lib/contract/limits';
import type { SuggestionGroup } from '@/lib/contract/suggestion';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { addressOf, type ReadAnswer } from '@/lib/reads/read';

/** As many pages as a group that the service names may fill, among as many other entries of the name. */
const mostPages = 20;

/** The entries of a group that still wait on its ledger, wherever in the queue they lie; throws without an answer. */
export async function readGroup(businessId: string, group: SuggestionGroup): Promise<ListedJournalEntry[]> {
  const name = group.clean_description;
  const wanted = new Set(group.journal_entry_ids);
  const found: ListedJournalEntry[] = [];
  let token: string | undefined;
  for (let page = 0; page < mostPages && found.length < wanted.size; page += 1) {
    const query = {
      review_status: 'bookkeeper_pending' as const,
      ledger_id: group.ledger_id,
      with_links: 'true' as const,
      search: name.length > longestSearch ? undefined : name,
      page_size: 100,
      page_token: token,
    };
    const address = addressOf(journalEntryReads.list, businessId, { query });
    const { data, pagination } = await readData<ReadAnswer<typeof journalEntryReads.list>>(address);
    found.push(...data.filter((entry) => wanted.has(entry.id)));
    if (pagination.next_page_token === null) break;
    token = pagination.next_page_token;
  }
  return found;
}
