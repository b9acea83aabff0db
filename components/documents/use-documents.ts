'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { documentReads } from '@/lib/reads/document-reads';
import { type FirstPage, pagesOptions } from '@/lib/reads/read-options';
import type { DocumentQuery } from './document-filters';

/** How often a document is polled while the service processes it. */
export const readingPollMilliseconds = 2000;

export type FirstDocuments = FirstPage<typeof documentReads.list>;

/** The documents that the filters leave, the latest first, page after page. */
export function useDocuments(businessId: string, query: DocumentQuery, first: FirstDocuments) {
  return useInfiniteQuery({
    ...pagesOptions(documentReads.list, businessId, { query }, first),
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.data.some((each) => each.status === 'processing'))
        ? readingPollMilliseconds
        : false,
  });
}
