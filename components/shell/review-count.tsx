'use client';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { readOptions } from '@/lib/reads/read-options';
import { useBusiness } from './business-context';

export type ReviewCounts = { bookkeeper_pending: number; business_pending: number };

const InitialCountsContext = createContext<ReviewCounts | null>(null);

export function ReviewCountsProvider({ initial, children }: { initial: ReviewCounts; children: ReactNode }) {
  return <InitialCountsContext value={initial}>{children}</InitialCountsContext>;
}

/** How many entries await the bookkeeper and the owner; kept up to date by every change on this screen. */
export function useReviewCounts(): ReviewCounts {
  const { id } = useBusiness();
  const initial = useContext(InitialCountsContext) ?? { bookkeeper_pending: 0, business_pending: 0 };
  return useQuery({ ...readOptions(journalEntryReads.counts, id, {}), initialData: { data: initial } }).data
    .data;
}

export function useReviewCount(): number {
  return useReviewCounts().bookkeeper_pending;
}
