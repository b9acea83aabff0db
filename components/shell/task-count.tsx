'use client';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { TaskCounts } from '@/lib/contract/task';
import { readOptions } from '@/lib/reads/read-options';
import { taskReads } from '@/lib/reads/task-reads';
import { useBusiness } from './business-context';

const InitialCountsContext = createContext<TaskCounts>({ open: 0, answered: 0 });

export function TaskCountsProvider({ initial, children }: { initial: TaskCounts; children: ReactNode }) {
  return <InitialCountsContext value={initial}>{children}</InitialCountsContext>;
}

/** How many tasks await the owner and the bookkeeper. */
export function useTaskCounts(): TaskCounts {
  const { id } = useBusiness();
  const initial = useContext(InitialCountsContext);
  return useQuery({ ...readOptions(taskReads.counts, id, {}), initialData: { data: initial } }).data.data;
}

/** How many tasks await the current user: an owner answers, a bookkeeper looks at the answers. */
export function useOwnTaskCount(): number {
  const { canWrite } = useBusiness();
  const { open, answered } = useTaskCounts();
  return canWrite ? answered : open;
}
