'use client';

import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ItemQuery } from '@/components/open-items/item-filters';
import { useBusiness } from '@/components/shell/business-context';
import type { Aging } from '@/lib/contract/aging';
import { billReads, latestBillsOf } from '@/lib/reads/bill-reads';
import { readsChangedByPosting } from '@/lib/reads/changed-by-posting';
import { readAgain } from '@/lib/reads/read-again';
import { type FirstPage, pagesOptions, readOptions } from '@/lib/reads/read-options';

/** The bills that the filters leave, page after page. */
export function useBills(query: ItemQuery, first: FirstPage<typeof billReads.list>) {
  const { id } = useBusiness();
  return useInfiniteQuery(pagesOptions(billReads.list, id, { query }, first));
}

/** What is open, by its age. */
export function useBillAging(initial: { aging: Aging; readAt: number }): Aging {
  const { id } = useBusiness();
  const read = useQuery({
    ...readOptions(billReads.aging, id, {}),
    initialData: { data: initial.aging },
    initialDataUpdatedAt: initial.readAt,
  });
  return read.data.data;
}

/** One bill. */
export function useBill(billId: string) {
  const { id } = useBusiness();
  return useQuery(readOptions(billReads.one, id, { parameters: { bill_id: billId } }));
}

/** Reads again all that a changed bill shows in; resolves when it is there. */
export function useBillsReadAgain(): () => Promise<void> {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useCallback(() => readAgain(client, id, ...readsChangedByPosting), [client, id]);
}

/** The latest bills of a vendor. */
export function useVendorBills(vendorId: string) {
  const { id } = useBusiness();
  return useQuery(readOptions(billReads.list, id, { query: latestBillsOf(vendorId) }));
}

/** How many of the open ones are offered; the others are found by searching. */
const offeredCount = 100;

/** The open bills that say what is sought, those due first at the head. */
export function useOpenBills(sought: string) {
  const { id } = useBusiness();
  const query = { status: 'open', q: sought || undefined, page_size: offeredCount };
  return useQuery({
    ...readOptions(billReads.list, id, { query }),
    placeholderData: keepPreviousData,
  });
}
