'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Document } from '@/lib/contract/document';
import { documentReads } from '@/lib/reads/document-reads';
import { readAgain } from '@/lib/reads/read-again';
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

/** Reads the likely matches again whenever the service has read another of these documents. */
export function useMatchesOfRead(businessId: string, documents: readonly Document[]) {
  const client = useQueryClient();
  const processing = documents.filter((each) => each.status === 'processing').length;
  const before = useRef(processing);
  useEffect(() => {
    if (processing < before.current) void readAgain(client, businessId, documentReads.likely);
    before.current = processing;
  }, [client, businessId, processing]);
}
