'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { readData } from '@/lib/client/read-data';
import { pageOf } from '@/lib/contract/primitives';
import { transaction } from '@/lib/contract/transaction';
import { dataPaths } from '@/lib/paths';

const transactionPage = pageOf(transaction);

/** So many of the latest are looked through; for older ones one types what the bank calls them. */
export const mostLookedThrough = 100;

/** The latest bank transactions of the direction that say so. */
export function usePayers(direction: 'in' | 'out', sought: string) {
  const { id } = useBusiness();
  const path = dataPaths.transactions(id, { direction, q: sought, page_size: mostLookedThrough });
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => readData(path, transactionPage, signal),
    placeholderData: keepPreviousData,
  });
}
