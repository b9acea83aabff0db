import { useCallback, useEffect, useMemo } from 'react';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { EntryChangesInUse } from '../changes/entry-changes-provider';
import { type FirstEntries, useEntryPages } from '../entry-pages';
import { joinLegs, linksByEntry } from '../links/entry-links';
import type { LinkDecisions } from '../links/use-link-decisions';
import { useHeldEntry } from './held-entry';
import { type ReviewOrder, type ReviewView, reviewQuery } from './review-search';
import { surestFirst } from './surest-first';

type QueueInput = ReviewView & {
  order: ReviewOrder;
  first: FirstEntries;
  inUse: EntryChangesInUse;
  /** An entry that is being edited stays, whatever its status has become. */
  heldId: string | null;
  /** The open entry, as far as the address says which. */
  openId: string | null;
  /** What was decided about links since the entries were read, and the entries that leave with it. */
  links: Pick<LinkDecisions, 'decided' | 'leavingIds'>;
};

/** The entries of one review status as the person sees them: those read so far, with the changes on their way. */
export function useReviewQueue(input: QueueInput) {
  const { status, q, account, order, first, inUse, heldId } = input;
  const { decided, leavingIds } = input.links;
  const { view } = inUse.state;
  const query = useMemo(() => reviewQuery({ status, q, account }), [status, q, account]);
  const pages = useEntryPages(query, first);
  const { data, hasNextPage, isFetching, fetchNextPage, isError } = pages;
  const told = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  const links = useMemo(() => linksByEntry(told, decided), [told, decided]);
  const held = useHeldEntry(told, input.openId);
  const { rows: entries, pairs } = useMemo(() => {
    const present: JournalEntry[] = told
      .map((entry) => view(entry.id === held?.id ? held : entry))
      .filter((entry) => entry.review_status === status || entry.id === heldId)
      .filter((entry) => !leavingIds.has(entry.id));
    const joined = joinLegs(present, links);
    return order === 'confidence' ? { ...joined, rows: surestFirst(joined.rows) } : joined;
  }, [order, told, view, status, heldId, held, leavingIds, links]);
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  /** Reads the rest of the list, so that all of it can be selected or its end be seen. */
  const loadAll = useCallback(async () => {
    for (let hasMore = hasNextPage; hasMore; ) {
      const read = await fetchNextPage();
      hasMore = read.hasNextPage && !read.isError;
    }
  }, [hasNextPage, fetchNextPage]);
  // Which are the surest is known once all were read.
  const isOrdering = order === 'confidence' && hasNextPage && !isError;
  useEffect(() => {
    if (isOrdering) void loadAll();
  }, [isOrdering, loadAll]);
  return { loadAll, entries, links, pairs, pages, loadMore };
}
