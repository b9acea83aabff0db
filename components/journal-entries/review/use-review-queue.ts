import { useCallback, useMemo } from 'react';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { EntryChangesInUse } from '../changes/entry-changes-provider';
import { type FirstEntries, useEntryPages } from '../entry-pages';
import { type ReviewView, reviewQuery } from './review-search';

type QueueInput = ReviewView & {
  first: FirstEntries;
  inUse: EntryChangesInUse;
  /** An entry that is being edited stays, whatever its status has become. */
  heldId: string | null;
};

/** The entries of one review status as the person sees them: those read so far, with the changes on their way. */
export function useReviewQueue({ status, q, account, first, inUse, heldId }: QueueInput) {
  const { view } = inUse.state;
  const query = useMemo(() => reviewQuery({ status, q, account }), [status, q, account]);
  const pages = useEntryPages(query, first);
  const { data, hasNextPage, isFetching, fetchNextPage, isError } = pages;
  const entries = useMemo((): JournalEntry[] => {
    const told = data?.pages.flatMap((page) => page.data) ?? [];
    return told
      .map((entry) => view(entry))
      .filter((entry) => entry.review_status === status || entry.id === heldId);
  }, [data, view, status, heldId]);
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return { entries, pages, loadMore };
}
