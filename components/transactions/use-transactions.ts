'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { readData } from '@/lib/client/read-data';
import { type Pagination, pageOf } from '@/lib/contract/primitives';
import { type Transaction, transaction } from '@/lib/contract/transaction';
import { dataPaths } from '@/lib/paths';
import { type TransactionFilters, transactionQuery } from './transaction-filters';

const pageAnswer = pageOf(transaction);

export type TransactionPage = { data: Transaction[]; pagination: Pagination };

/** The transactions that the filters leave, newest first, page after page. `initial` is the first page of `initialFilters`. */
export function useTransactions(
  businessId: string,
  filters: TransactionFilters,
  initial: { filters: TransactionFilters; page: TransactionPage },
) {
  const key = dataPaths.transactions(businessId, transactionQuery(filters));
  const initialKey = dataPaths.transactions(businessId, transactionQuery(initial.filters));
  return useInfiniteQuery({
    queryKey: [key],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...transactionQuery(filters), page_token: pageParam };
      return readData(dataPaths.transactions(businessId, query), pageAnswer, signal);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.next_page_token ?? undefined,
    ...(key === initialKey ? { initialData: { pages: [initial.page], pageParams: [undefined] } } : {}),
  });
}
