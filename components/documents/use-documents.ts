'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { readData } from '@/lib/client/read-data';
import { document } from '@/lib/contract/document';
import { pageOf } from '@/lib/contract/primitives';
import { dataPaths } from '@/lib/paths';
import type { DocumentQuery } from './document-filters';

const pageAnswer = pageOf(document);
export type DocumentPage = z.output<typeof pageAnswer>;

/** The first page, as the server read it with the screen; `readAt` in milliseconds since 1970. */
export type FirstPage = { query: DocumentQuery; page: DocumentPage; readAt: number };

/** While the service still reads a file, one asks again so often. */
export const readingPollMilliseconds = 2000;

/** Everything that is read of the documents of a business, for when some of it has changed. */
export function documentsKey(businessId: string) {
  return ['documents', businessId] as const;
}

/** The documents that the filters leave, the latest first, page after page. */
export function useDocuments(businessId: string, query: DocumentQuery, first: FirstPage) {
  const isFirst = JSON.stringify(query) === JSON.stringify(first.query);
  return useInfiniteQuery({
    queryKey: [...documentsKey(businessId), 'list', query],
    queryFn: ({ pageParam, signal }) =>
      readData(
        dataPaths.documents(businessId, { ...query, page_token: pageParam ?? undefined }),
        pageAnswer,
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.pagination.next_page_token,
    ...(isFirst
      ? { initialData: { pages: [first.page], pageParams: [null] }, initialDataUpdatedAt: first.readAt }
      : {}),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.data.some((each) => each.status === 'processing'))
        ? readingPollMilliseconds
        : false,
  });
}
