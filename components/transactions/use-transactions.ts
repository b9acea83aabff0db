'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { type FirstPage, pagesOptions } from '@/lib/reads/read-options';
import { transactionReads } from '@/lib/reads/transaction-reads';
import { type TransactionFilters, type TransactionQuery, transactionQuery } from './transaction-filters';

export type TransactionPage = FirstPage<typeof transactionReads.list>['page'];

/** The transactions that the filters leave, newest first, page after page. `initial` is the first page of `initial.query`. */
export function useTransactions(
  businessId: string,
  filters: TransactionFilters,
  initial: { query: TransactionQuery; page: TransactionPage; readAt: number },
) {
  const query = transactionQuery(filters);
  return useInfiniteQuery(pagesOptions(transactionReads.list, businessId, { query }, initial));
}
