'use client';

import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ItemQuery } from '@/components/open-items/item-filters';
import { useBusiness } from '@/components/shell/business-context';
import type { Aging } from '@/lib/contract/aging';
import { readsChangedByPosting } from '@/lib/reads/changed-by-posting';
import { invoiceReads, latestInvoicesOf, type OpenInvoice } from '@/lib/reads/invoice-reads';
import { readAgain } from '@/lib/reads/read-again';
import { type FirstPage, pagesOptions, readOptions } from '@/lib/reads/read-options';

/** The invoices that the filters leave, page after page. */
export function useInvoices(query: ItemQuery, first: FirstPage<typeof invoiceReads.list>) {
  const { id } = useBusiness();
  return useInfiniteQuery(pagesOptions(invoiceReads.list, id, { query }, first));
}

/** What is open, by its age. */
export function useInvoiceAging(initial: { aging: Aging; readAt: number }): Aging {
  const { id } = useBusiness();
  const read = useQuery({
    ...readOptions(invoiceReads.aging, id, {}),
    initialData: { data: initial.aging },
    initialDataUpdatedAt: initial.readAt,
  });
  return read.data.data;
}

/** One invoice; `initial` is what the server read with the screen. */
export function useInvoice(invoiceId: string, initial?: OpenInvoice, readAt = 0) {
  const { id } = useBusiness();
  return useQuery({
    ...readOptions(invoiceReads.one, id, { parameters: { invoice_id: invoiceId } }),
    ...(initial ? { initialData: initial, initialDataUpdatedAt: readAt } : {}),
  });
}

/** Reads again all that a changed invoice shows in; resolves when it is there. */
export function useInvoicesReadAgain(): () => Promise<void> {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useCallback(() => readAgain(client, id, ...readsChangedByPosting), [client, id]);
}

/** The latest invoices of a customer. */
export function useCustomerInvoices(customerId: string) {
  const { id } = useBusiness();
  return useQuery(readOptions(invoiceReads.list, id, { query: latestInvoicesOf(customerId) }));
}

/** How many of the open ones are offered; the others are found by searching. */
const offeredCount = 100;

/** The open invoices that say what is sought, those due first at the head. */
export function useOpenInvoices(sought: string) {
  const { id } = useBusiness();
  const query = { status: 'open', q: sought || undefined, page_size: offeredCount };
  return useQuery({
    ...readOptions(invoiceReads.list, id, { query }),
    placeholderData: keepPreviousData,
  });
}
