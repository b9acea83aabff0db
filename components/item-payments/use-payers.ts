'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { readOptions } from '@/lib/reads/read-options';
import { transactionReads } from '@/lib/reads/transaction-reads';

/** How many of the latest are searched; older ones are found by the bank's description. */
export const mostLookedThrough = 100;

/** The latest bank transactions of the direction that say so. */
export function usePayers(direction: 'in' | 'out', sought: string) {
  const { id } = useBusiness();
  const query = { direction, q: sought || undefined, page_size: mostLookedThrough };
  return useQuery({
    ...readOptions(transactionReads.list, id, { query }),
    placeholderData: keepPreviousData,
  });
}
