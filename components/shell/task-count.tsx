'use client';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { TaskCounts } from '@/lib/contract/task';
import { readOptions } from '@/lib/reads/read-options';
import { taskReads } from '@/lib/reads/task-reads';
import { useBusiness } from './business-context';

const TaskCountsContext = createContext<TaskCounts>({ open: 0, answered: 0 });

/** Watches the counts once for the whole navigation, in which every place asks. */
export function TaskCountsProvider({ initial, children }: { initial: TaskCounts; children: ReactNode }) {
  return <TaskCountsContext value={useCounts(initial)}>{children}</TaskCountsContext>;
}

/**
 * How many tasks await the owner and the bookkeeper, for a screen that shows them beside their list; read again with it when they
 * are old.
 */
export function useTaskCounts(): TaskCounts {
  return useCounts(useContext(TaskCountsContext));
}

/** How many tasks await the current user, for the navigation: an owner answers, a bookkeeper looks at the answers. */
export function useOwnTaskCount(): number {
  const { canWrite } = useBusiness();
  const { open, answered } = useContext(TaskCountsContext);
  return canWrite ? answered : open;
}

function useCounts(initial: TaskCounts): TaskCounts {
  const { id } = useBusiness();
  return useQuery({ ...readOptions(taskReads.counts, id, {}), initialData: { data: initial } }).data.data;
}
