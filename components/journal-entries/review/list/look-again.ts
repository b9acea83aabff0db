import type { QueryClient } from '@tanstack/react-query';
import { readData } from '@/lib/client/read-data';
import type { ListedJournalEntry } from '@/lib/contract/journal-entry';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { addressOf, keyOf, type ReadAnswer } from '@/lib/reads/read';
import type { EntryQuery } from '../../entry-pages';
import { joinParts, onlyPart } from './parts';
import { type PartRead, readPart } from './read-part';
import type { EntryWindow } from './use-entry-window';
import { outlineQuery } from './use-outline';

/** The list as it is by now. */
export type FreshRows = {
  /** Of the entries that were read. */
  ids: ReadonlySet<string>;
  /** Whether nothing has come or gone beyond those in sight. */
  isWhole: boolean;
  /** Shows it. */
  take: () => void;
};

/**
 * Reads once more what is in sight and how long the list is; nothing of it is shown until it is taken.
 * @param shown what of a part that was read is shown
 */
export async function lookAgain(
  client: QueryClient,
  businessId: string,
  { read, sight }: EntryWindow,
  shown: (entries: readonly ListedJournalEntry[]) => readonly { id: string }[],
): Promise<FreshRows> {
  const { asked, query, parts, visible, hasOutline, optionsOf, setHead } = sight;
  const places = visible.filter((at) => at < parts.length);
  const [count, fresh] = await Promise.all([
    hasOutline ? readCount(businessId, query) : null,
    Promise.all(places.map((at) => readPart(businessId, query, parts[at] ?? onlyPart))),
  ]);
  const found = [...read];
  places.forEach((at, index) => {
    found[at] = fresh[index]?.entries;
  });
  const { rows } = joinParts(parts, found, shown);
  const take = () => {
    // What is not in sight is read again when it is.
    const queryKey = keyOf(journalEntryReads.list, businessId, { query });
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
    places.forEach((at, index) => {
      const part = parts[at] ?? onlyPart;
      const now = fresh[index];
      // A list that was left meanwhile is read again when it is asked for.
      client.setQueryData<PartRead>(optionsOf(part).queryKey, (before) => before && now);
      if (part === onlyPart && now)
        setHead((before) => (before?.asked === asked ? { asked, read: now } : before));
    });
  };
  return {
    ids: new Set(rows.flatMap((row) => row?.id ?? [])),
    isWhole: count === null || count === rows.length,
    take,
  };
}

/** How many entries the list has. */
async function readCount(businessId: string, query: EntryQuery): Promise<number> {
  const address = addressOf(journalEntryReads.outline, businessId, { query: outlineQuery(query) });
  return (await readData<ReadAnswer<typeof journalEntryReads.outline>>(address)).data.count;
}
