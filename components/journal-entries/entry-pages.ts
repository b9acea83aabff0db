import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { useBusiness } from '@/components/shell/business-context';
import { readData } from '@/lib/client/read-data';
import { listedJournalEntry } from '@/lib/contract/journal-entry';
import { pageOf } from '@/lib/contract/primitives';
import { dataPaths } from '@/lib/paths';

const entryPage = pageOf(listedJournalEntry);
export type EntryPage = z.output<typeof entryPage>;

/** The query of a list, as the address of its data handler has it. */
export type EntryQuery = Record<string, string | number | string[] | undefined>;

/** The first page, as the server read it with the screen; `readAt` in milliseconds since 1970. */
export type FirstPage = { query: EntryQuery; page: EntryPage; readAt: number };

/**
 * Entries page after page, as far as one has scrolled. A list that one works in is never read again behind one's
 * back: rows would move under the hand. What others change meanwhile is told when a change meets it.
 */
export function useEntryPages(query: EntryQuery, first: FirstPage) {
  const { id } = useBusiness();
  const isFirst = JSON.stringify(query) === JSON.stringify(first.query);
  return useInfiniteQuery({
    queryKey: ['journal-entries', id, query],
    queryFn: ({ pageParam, signal }) =>
      readData(
        dataPaths.journalEntries(id, { ...query, page_token: pageParam ?? undefined }),
        entryPage,
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.pagination.next_page_token,
    ...(isFirst
      ? {
          initialData: { pages: [first.page], pageParams: [null] },
          initialDataUpdatedAt: first.readAt,
        }
      : {}),
    placeholderData: keepPreviousData,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
