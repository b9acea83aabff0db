'use client';

import { type QueryClient, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useBusiness } from '@/components/shell/business-context';
import { readData } from '@/lib/client/read-data';
import { aging } from '@/lib/contract/aging';
import { document } from '@/lib/contract/document';
import { journalEntryCounts } from '@/lib/contract/journal-entry';
import { day } from '@/lib/contract/primitives';
import { periodReport } from '@/lib/contract/report';
import { task, taskCounts } from '@/lib/contract/task';
import { dataPaths } from '@/lib/paths';

const overviewAnswer = z.object({
  today: day,
  /** A month each, the present one last. */
  cash_flow: z.array(periodReport),
  /** The latest open ones, with their entries. */
  tasks: z.array(task),
  task_counts: taskCounts,
  entry_counts: journalEntryCounts,
  bills: aging,
  invoices: aging,
  /** The latest. */
  documents: z.array(document),
  unlinked_receipts: z.number(),
});

export type Overview = z.output<typeof overviewAnswer>;

const overviewKey = (businessId: string) => ['overview', businessId] as const;

export function useOverview(initial: Overview) {
  const { id } = useBusiness();
  return useQuery({
    queryKey: overviewKey(id),
    queryFn: ({ signal }) => readData(dataPaths.overview(id), overviewAnswer, signal),
    initialData: initial,
  });
}

export function refreshOverview(client: QueryClient, businessId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: overviewKey(businessId) });
}
