import { readData } from '@/lib/client/read-data';
import type { ListedJournalEntry } from '@/lib/contract/journal-entry';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { addressOf, type ReadAnswer } from '@/lib/reads/read';
import type { EntryQuery } from '../../entry-pages';
import { onlyPart, type Part } from './parts';

/** What was read of a part; `next` where only its first page was. */
export type PartRead = { entries: ListedJournalEntry[]; next: string | null };

/** What was read stays as it is until the list is read again, or taken anew by `lookAgain`. */
export const readOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** A part grows where entries come into it; more than this is shown when the list is opened again. */
const mostPages = 20;

export async function readPart(
  businessId: string,
  query: EntryQuery,
  part: Part,
  signal?: AbortSignal,
): Promise<PartRead> {
  const entries: ListedJournalEntry[] = [];
  let next = part.from;
  for (let page = 0; page < (part === onlyPart ? 1 : mostPages); page += 1) {
    const at = { page_token: next ?? undefined, through_token: part.through ?? undefined };
    const address = addressOf(journalEntryReads.list, businessId, { query: { ...query, ...at } });
    const answer = await readData<ReadAnswer<typeof journalEntryReads.list>>(address, signal);
    entries.push(...answer.data);
    next = answer.pagination.next_page_token;
    if (next === null) break;
  }
  return { entries, next };
}
