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
import { type Bill, bill } from '@/lib/contract/bill';
import { dataOf, pageOf } from '@/lib/contract/primitives';
import { transaction } from '@/lib/contract/transaction';
import { dataPaths } from '@/lib/paths';

const pageAnswer = pageOf(bill);
const agingAnswer = dataOf(aging);
const billAnswer = z.object({ data: bill, transactions: z.array(transaction) });

/** A bill with the transactions that its payments came from. */
export type OpenBill = z.output<typeof billAnswer>;

function billsKey(businessId: string) {
  return ['bills', businessId] as const;
}

/** The bills that the filters leave, page after page. */
export function useBills(query: ItemQuery, first: FirstPage<Bill>) {
  const { id } = useBusiness();
  return useItems(billsKey(id), pageAnswer, (asked) => dataPaths.bills(id, asked), query, first);
}

/** What is open, by its age. */
export function useBillAging(initial: { aging: Aging; readAt: number }): Aging {
  const { id } = useBusiness();
  const read = useQuery({
    queryKey: [...billsKey(id), 'aging'],
    queryFn: ({ signal }) => readData(dataPaths.billAging(id), agingAnswer, signal),
    initialData: { data: initial.aging },
    initialDataUpdatedAt: initial.readAt,
  });
  return read.data.data;
}

export function useBill(billId: string) {
  const { id } = useBusiness();
  return useQuery({
    queryKey: [...billsKey(id), 'one', billId],
    queryFn: ({ signal }) => readData(dataPaths.bill(id, billId), billAnswer, signal),
  });
}

/** Reads again all that a changed bill shows in; resolves when it is there. */
export function useBillsReadAgain(): () => Promise<void> {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useCallback(async () => {
    const transactions = dataPaths.transactions(id);
    await Promise.all([
      client.invalidateQueries({ queryKey: billsKey(id) }),
      client.invalidateQueries({ queryKey: partiesKey(id, 'vendor') }),
      client.invalidateQueries({ queryKey: ['journal-entries', id] }),
      refreshReviewCounts(client, id),
      client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(transactions) }),
    ]);
  }, [client, id]);
}

/** So many of a vendor's bills are shown beside it. */
const latestCount = 20;

/** The latest bills of a vendor. */
export function useVendorBills(vendorId: string) {
  const { id } = useBusiness();
  const query = { vendor_id: vendorId, sort: '-due_at', page_size: latestCount };
  return useQuery({
    queryKey: [...billsKey(id), 'list', query],
    queryFn: ({ signal }) => readData(dataPaths.bills(id, query), pageAnswer, signal),
  });
}

/** The open bills that say what is sought, those due first at the head. */
export function useOpenBills(sought: string) {
  const { id } = useBusiness();
  const query = { status: 'open', q: sought, page_size: 100 };
  return useQuery({
    queryKey: [...billsKey(id), 'list', query],
    queryFn: ({ signal }) => readData(dataPaths.bills(id, query), pageAnswer, signal),
    placeholderData: keepPreviousData,
  });
}
