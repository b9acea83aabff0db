import { readData } from '@/lib/client/read-data';
import type { JournalEntry, ListedJournalEntry } from '@/lib/contract/journal-entry';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { addressOf, type ReadAnswer } from '@/lib/reads/read';
import type { EntryQuery } from '../../entry-pages';
import type { Part } from './parts';
import type { EntryWindow } from './use-entry-window';

/** An entry that is in none of so many parts is not looked for any longer: it may not be in the list at all. */
const mostParts = 20;

type Input = Pick<EntryWindow, 'parts' | 'isOutlined' | 'load'> & {
  businessId: string;
  /** What the list is by now, and what of it was read. */
  latest: () => { query: EntryQuery; read: EntryWindow['read'] };
};

/**
 * Reads the part of the list that the entry is in: first where its date says, since that is what most lists are ordered by, then
 * the parts before and after. Gives whether the entry may be in the list: false once all was looked through that one looks through.
 */
export async function findPart(
  entry: JournalEntry,
  { businessId, parts, isOutlined, load, latest }: Input,
): Promise<boolean> {
  const asked = latest().query;
  const isIn = (entries: readonly ListedJournalEntry[]) => entries.some(({ id }) => id === entry.id);
  const place = await placeByDate(businessId, asked, entry).catch(() => 0);
  let mayBeThere = !isOutlined;
  for (const at of indexesFrom(partAt(parts, place), parts.length).slice(0, mostParts)) {
    const { query, read } = latest();
    if (query !== asked) return true;
    if (read.some((entries) => entries && isIn(entries))) return true;
    if (read[at]) continue;
    const loaded = await load([at]).catch(() => null);
    if (loaded && isIn(loaded)) return true;
    if (!loaded) mayBeThere = true;
  }
  return mayBeThere;
}

/** How many entries of the list come before it by their date; 0 where the list is not ordered by that. */
async function placeByDate(businessId: string, query: EntryQuery, entry: JournalEntry): Promise<number> {
  const { page_size: _size, ...listed } = query;
  if (listed.sort === '-confidence') return 0;
  const before =
    listed.sort === '-datetime' ? { start_datetime: entry.datetime } : { end_datetime: entry.datetime };
  const address = addressOf(journalEntryReads.outline, businessId, { query: { ...listed, ...before } });
  const { count } = (await readData<ReadAnswer<typeof journalEntryReads.outline>>(address)).data;
  return Math.max(0, count - 1);
}

/** The index of the part that the place of the list is in; of the last part for a place beyond the end. */
export function partAt(parts: readonly Part[], place: number): number {
  let end = 0;
  const found = parts.findIndex(({ length }) => {
    end += length;
    return place < end;
  });
  return found === -1 ? Math.max(0, parts.length - 1) : found;
}

/** All indexes below the count, from one of them outwards. */
export function indexesFrom(start: number, count: number): number[] {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return indexes.sort((a, b) => Math.abs(a - start) - Math.abs(b - start));
}
