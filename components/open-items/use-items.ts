'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { readData } from '@/lib/client/read-data';
import type { Pagination } from '@/lib/contract/primitives';
import type { ItemQuery } from './item-filters';

export type ItemPage<Item> = { data: Item[]; pagination: Pagination };

/** The first page, as the server read it with the screen; `readAt` in milliseconds since 1970. */
export type FirstPage<Item> = { query: ItemQuery; page: ItemPage<Item>; readAt: number };

/**
 * The bills or invoices that the filters leave, page after page.
 * @param key under which everything of them is read again when some of it has changed
 * @param addressOf the address that a query is read from
 */
export function useItems<Item>(
  key: readonly string[],
  shape: z.ZodType<ItemPage<Item>>,
  addressOf: (query: ItemQuery & { page_token: string | undefined }) => string,
  query: ItemQuery,
  first: FirstPage<Item>,
) {
  const isFirst = JSON.stringify(query) === JSON.stringify(first.query);
  return useInfiniteQuery({
    queryKey: [...key, 'list', query],
    queryFn: ({ pageParam, signal }) =>
      readData(addressOf({ ...query, page_token: pageParam ?? undefined }), shape, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.pagination.next_page_token,
    ...(isFirst
      ? { initialData: { pages: [first.page], pageParams: [null] }, initialDataUpdatedAt: first.readAt }
      : {}),
    placeholderData: keepPreviousData,
  });
}
