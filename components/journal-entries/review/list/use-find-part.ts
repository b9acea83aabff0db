import { useCallback, useEffect, useRef } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { readData } from '@/lib/client/read-data';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { addressOf, type ReadAnswer } from '@/lib/reads/read';
import type { EntryQuery } from '../../entry-pages';
import { indexesFrom, partAt } from './parts';
import type { EntryWindow } from './use-entry-window';

/** An entry that is in none of so many parts is not looked for any longer: it may not be in the list at all. */
const mostParts = 20;

/**
 * Reads the part of the list that an entry is in, so that its row can be shown: first where its date says, since that is what
 * most lists are ordered by, then the parts before and after. Gives whether the entry may be in the list: false once all was
 * looked through that one looks through.
 */
export function useFindPart(query: EntryQuery, { parts, isOutlined, read, load }: EntryWindow) {
  const { id: businessId } = useBusiness();
  const latest = useRef({ query, read });
  useEffect(() => {
    latest.current = { query, read };
  });
  return useCallback(
    async (entry: JournalEntry): Promise<boolean> => {
      const asked = latest.current.query;
      const isIn = (entries: readonly JournalEntry[]) => entries.some(({ id }) => id === entry.id);
      const place = await placeByDate(businessId, asked, entry).catch(() => 0);
      let mayBeThere = !isOutlined;
      for (const at of indexesFrom(partAt(parts, place), parts.length).slice(0, mostParts)) {
        if (latest.current.query !== asked) return true;
        if (latest.current.read.some((entries) => entries && isIn(entries))) return true;
        if (latest.current.read[at]) continue;
        const loaded = await load([at]).catch(() => null);
        if (loaded && isIn(loaded)) return true;
        if (!loaded) mayBeThere = true;
      }
      return mayBeThere;
    },
    [businessId, parts, isOutlined, load],
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
