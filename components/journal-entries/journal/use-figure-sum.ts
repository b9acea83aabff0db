'use client';
import { useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import type { JournalEntrySum } from '@/lib/contract/journal-entry';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { readOptions } from '@/lib/reads/read-options';
import type { EntryQuery } from '../entry-pages';

/** The sum as the server read it with the screen. */
export type FirstSum = { query: EntryQuery; sum: JournalEntrySum; readAt: number };

/** What the entries of a query add up to, over all their pages. */
export function useFigureSum(query: EntryQuery, first: FirstSum | null) {
  const { id } = useBusiness();
  const isFirst = first !== null && JSON.stringify(query) === JSON.stringify(first.query);
  return useQuery({
    ...readOptions(journalEntryReads.sum, id, { query }),
    select: ({ data }) => data,
    ...(isFirst ? { initialData: { data: first.sum }, initialDataUpdatedAt: first.readAt } : {}),
  });
}
