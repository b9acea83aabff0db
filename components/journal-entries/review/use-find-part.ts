import { useCallback, useEffect, useRef } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { readData } from '@/lib/client/read-data';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { addressOf, type ReadAnswer } from '@/lib/reads/read';
import type { EntryQuery } from '../entry-pages';
import { indexesFrom, partAt } from './parts';
import type { EntryWindow } from './use-entry-window';

/** An entry that is in none of so many parts is not looked for any longer: it may not be in the list at all. */
const mostParts = 20;

/**
 * Reads the part of the list that an entry is in, so that its row can be shown: first where its date says, since that is what
 * most lists are ordered by, then the parts before and after.
 */
export function useFindPart(query: EntryQuery, { parts, read, load }: EntryWindow) {
  const { id: businessId } = useBusiness();
  const latest = useRef({ query, read });
  useEffect(() => {
    latest.current = { query, read };
  });
  return useCallback(
    async (entry: JournalEntry): Promise<void> => {
      const asked = latest.current.query;
      const isRead = () =>
        latest.current.read.some((entries) => entries?.some(({ id }) => id === entry.id) === true);
      const place = await placeByDate(businessId, asked, entry).catch(() => 0);
      for (const at of indexesFrom(partAt(parts, place), parts.length).slice(0, mostParts)) {
        if (isRead() || latest.current.query !== asked) return;
        if (!latest.current.read[at]) await load([at]).catch(() => undefined);
      }
    },
    [businessId, parts, load],
  );
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
