'use client';
import { useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { readData } from '@/lib/client/read-data';
import { type JournalEntrySum, journalEntrySum } from '@/lib/contract/journal-entry';
import { dataOf } from '@/lib/contract/primitives';
import { dataPaths } from '@/lib/paths';
import type { EntryQuery } from '../entry-pages';

/** The sum as the server read it with the screen. */
export type FirstSum = { query: EntryQuery; sum: JournalEntrySum };

const sumAnswer = dataOf(journalEntrySum);

/** What the entries of a query add up to, over all their pages. */
export function useFigureSum(query: EntryQuery, first: FirstSum | null) {
  const { id } = useBusiness();
  const path = dataPaths.journalEntrySum(id, query);
  return useQuery({
    queryKey: [path],
    ...(first && path === dataPaths.journalEntrySum(id, first.query) ? { initialData: first.sum } : {}),
    queryFn: async ({ signal }) => (await readData(path, sumAnswer, signal)).data,
  });
}
