'use client';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { readData } from '@/lib/client/read-data';
import { dataOf } from '@/lib/contract/primitives';
import { type TaskCounts, taskCounts } from '@/lib/contract/task';
import { dataPaths } from '@/lib/paths';
import { useBusiness } from './business-context';

const countsAnswer = dataOf(taskCounts);
const InitialCountsContext = createContext<TaskCounts>({ open: 0, answered: 0 });

export function TaskCountsProvider({ initial, children }: { initial: TaskCounts; children: ReactNode }) {
  return <InitialCountsContext value={initial}>{children}</InitialCountsContext>;
}

const taskCountsKey = (businessId: string) => ['task-counts', businessId] as const;

/** How many tasks await the owner and the bookkeeper. */
export function useTaskCounts(): TaskCounts {
  const { id } = useBusiness();
  const initialData = useContext(InitialCountsContext);
  return useQuery({
    queryKey: taskCountsKey(id),
    queryFn: async ({ signal }) => (await readData(dataPaths.taskCounts(id), countsAnswer, signal)).data,
    initialData,
  }).data;
}

/** How many tasks await whoever looks: an owner answers, a bookkeeper looks at the answers. */
export function useOwnTaskCount(): number {
  const { canWrite } = useBusiness();
  const { open, answered } = useTaskCounts();
  return canWrite ? answered : open;
}

/** To be called after tasks were asked, answered or closed. */
export function refreshTaskCounts(client: QueryClient, businessId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: taskCountsKey(businessId) });
}
