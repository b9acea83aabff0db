import { useInfiniteQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import type { ReadQuery } from '@/lib/reads/read';
import { type FirstPage, pagesOptions } from '@/lib/reads/read-options';

/** The query of a list of entries. */
export type EntryQuery = ReadQuery<typeof journalEntryReads.list>;

export type FirstEntries = FirstPage<typeof journalEntryReads.list>;

/** Entries page after page, as far as the user has scrolled. */
export function useEntryPages(query: EntryQuery, first: FirstEntries) {
  const { id } = useBusiness();
  return useInfiniteQuery({
    ...pagesOptions(journalEntryReads.list, id, { query }, first),
    gcTime: 0,
  });
}
