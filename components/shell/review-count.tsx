'use client';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { readData } from '@/lib/client/read-data';
import { journalEntryCounts } from '@/lib/contract/journal-entry';
import { dataOf } from '@/lib/contract/primitives';
import { dataPaths } from '@/lib/paths';
import { useBusiness } from './business-context';

export type ReviewCounts = { bookkeeper_pending: number; business_pending: number };

const countsAnswer = dataOf(journalEntryCounts);
const InitialCountsContext = createContext<ReviewCounts | null>(null);

export function ReviewCountsProvider({ initial, children }: { initial: ReviewCounts; children: ReactNode }) {
  return <InitialCountsContext value={initial}>{children}</InitialCountsContext>;
}

const reviewCountsKey = (businessId: string) => ['review-counts', businessId] as const;

const reviewCountsQuery = (businessId: string) =>
  queryOptions({
    queryKey: reviewCountsKey(businessId),
    queryFn: async ({ signal }): Promise<ReviewCounts> => {
      const path = dataPaths.journalEntryCounts(businessId);
      return (await readData(path, countsAnswer, signal)).data;
    },
  });

/** How many entries await the bookkeeper and the owner; kept up to date by every change on this screen. */
export function useReviewCounts(): ReviewCounts {
  const { id } = useBusiness();
  const initial = useContext(InitialCountsContext) ?? { bookkeeper_pending: 0, business_pending: 0 };
  return useQuery({ ...reviewCountsQuery(id), initialData: initial }).data;
}

export function useReviewCount(): number {
  return useReviewCounts().bookkeeper_pending;
}

/** To be called after entries came, went or changed their review status. */
export function refreshReviewCounts(client: QueryClient, businessId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: reviewCountsKey(businessId) });
}
