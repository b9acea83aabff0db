'use client';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { readOptions } from '@/lib/reads/read-options';
import { useBusiness } from './business-context';

export type ReviewCounts = { bookkeeper_pending: number; business_pending: number };

const ReviewCountsContext = createContext<ReviewCounts>({ bookkeeper_pending: 0, business_pending: 0 });

/** Watches the counts once for the whole navigation, in which every place asks. */
export function ReviewCountsProvider({ initial, children }: { initial: ReviewCounts; children: ReactNode }) {
  return <ReviewCountsContext value={useCounts(initial)}>{children}</ReviewCountsContext>;
}

/**
 * How many entries await the bookkeeper and the owner, for a screen that shows them beside their list; kept up to date by every
 * change on it, and read again with it when they are old.
 */
export function useReviewCounts(): ReviewCounts {
  return useCounts(useContext(ReviewCountsContext));
}

/** How many entries await the bookkeeper, for the navigation. */
export function useReviewCount(): number {
  return useContext(ReviewCountsContext).bookkeeper_pending;
}

function useCounts(initial: ReviewCounts): ReviewCounts {
  const { id } = useBusiness();
  return useQuery({ ...readOptions(journalEntryReads.counts, id, {}), initialData: { data: initial } }).data
    .data;
}
