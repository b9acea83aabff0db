'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { z } from 'zod';
import type { ItemQuery } from '@/components/open-items/item-filters';
import { type FirstPage, useItems } from '@/components/open-items/use-items';
import { partiesKey } from '@/components/parties/use-party-names';
import { useBusiness } from '@/components/shell/business-context';
import { refreshReviewCounts } from '@/components/shell/review-count';
import { readData } from '@/lib/client/read-data';
import { type Aging, aging } from '@/lib/contract/aging';
import { type Invoice, invoice } from '@/lib/contract/invoice';
import { dataOf, pageOf } from '@/lib/contract/primitives';
import { transaction } from '@/lib/contract/transaction';
import { dataPaths } from '@/lib/paths';

const pageAnswer = pageOf(invoice);
const agingAnswer = dataOf(aging);
const invoiceAnswer = z.object({ data: invoice, transactions: z.array(transaction) });

/** An invoice with the transactions that its payments came from. */
export type OpenInvoice = z.output<typeof invoiceAnswer>;

function invoicesKey(businessId: string) {
  return ['invoices', businessId] as const;
}

/** The invoices that the filters leave, page after page. */
export function useInvoices(query: ItemQuery, first: FirstPage<Invoice>) {
  const { id } = useBusiness();
  return useItems(invoicesKey(id), pageAnswer, (asked) => dataPaths.invoices(id, asked), query, first);
}

/** What is open, by its age. */
export function useInvoiceAging(initial: { aging: Aging; readAt: number }): Aging {
  const { id } = useBusiness();
  const read = useQuery({
    queryKey: [...invoicesKey(id), 'aging'],
    queryFn: ({ signal }) => readData(dataPaths.invoiceAging(id), agingAnswer, signal),
    initialData: { data: initial.aging },
    initialDataUpdatedAt: initial.readAt,
  });
  return read.data.data;
}

/** One invoice; `initial` is what the server read with the screen. */
export function useInvoice(invoiceId: string, initial?: OpenInvoice) {
  const { id } = useBusiness();
  return useQuery({
    queryKey: [...invoicesKey(id), 'one', invoiceId],
    queryFn: ({ signal }) => readData(dataPaths.invoice(id, invoiceId), invoiceAnswer, signal),
    ...(initial ? { initialData: initial } : {}),
  });
}

/** Reads again all that a changed invoice shows in; resolves when it is there. */
export function useInvoicesReadAgain(): () => Promise<void> {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useCallback(async () => {
    const transactions = dataPaths.transactions(id);
    await Promise.all([
      client.invalidateQueries({ queryKey: invoicesKey(id) }),
      client.invalidateQueries({ queryKey: partiesKey(id, 'customer') }),
      client.invalidateQueries({ queryKey: ['journal-entries', id] }),
      refreshReviewCounts(client, id),
      client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(transactions) }),
    ]);
  }, [client, id]);
}

/** So many of a customer's invoices are shown beside it. */
const latestCount = 20;

/** The latest invoices of a customer. */
export function useCustomerInvoices(customerId: string) {
  const { id } = useBusiness();
  const query = { customer_id: customerId, sort: '-due_at', page_size: latestCount };
  return useQuery({
    queryKey: [...invoicesKey(id), 'list', query],
    queryFn: ({ signal }) => readData(dataPaths.invoices(id, query), pageAnswer, signal),
  });
}

/** So many of the open ones are offered to a deposit; the others are found by what they say. */
const offeredCount = 100;

/** The open invoices that say what is sought, those due first at the head. */
export function useOpenInvoices(sought: string) {
  const { id } = useBusiness();
  const query = { status: 'open', q: sought, page_size: offeredCount };
  return useQuery({
    queryKey: [...invoicesKey(id), 'list', query],
    queryFn: ({ signal }) => readData(dataPaths.invoices(id, query), pageAnswer, signal),
    placeholderData: keepPreviousData,
  });
}
