'use client';

import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Task } from '@/lib/contract/task';
import { documentReads } from '@/lib/reads/document-reads';
import { entryBackgroundReads } from '@/lib/reads/entry-background-reads';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { overviewReads } from '@/lib/reads/overview-reads';
import { keyOf } from '@/lib/reads/read';
import { readAgain } from '@/lib/reads/read-again';
import { type FirstPage, pagesOptions, readOptions } from '@/lib/reads/read-options';
import { taskReads } from '@/lib/reads/task-reads';
import { threadReads } from '@/lib/reads/thread-reads';
import type { TaskQuery } from './task-search';

export type FirstTasks = FirstPage<typeof taskReads.list>;

/** The tasks of one status, the latest first, page after page. */
export function useTasks(businessId: string, query: TaskQuery, first: FirstTasks) {
  return useInfiniteQuery(pagesOptions(taskReads.list, businessId, { query }, first));
}

/** The tasks as they were last read, also where they are not on the screen yet. */
export function tasksInCache(client: QueryClient, businessId: string, query: TaskQuery): Task[] {
  const key = keyOf(taskReads.list, businessId, { query }, 'pages');
  const read = client.getQueryData<{ pages: { data: Task[] }[] }>(key);
  return read?.pages.flatMap((page) => page.data) ?? [];
}

export function useThread(businessId: string, taskId: string) {
  return useQuery(readOptions(threadReads.one, businessId, { parameters: { task_id: taskId } }));
}

/** To be called after something was asked, answered or closed: entries and documents move with their tasks. */
export function refreshTasks(client: QueryClient, businessId: string): Promise<void> {
  return readAgain(
    client,
    businessId,
    ...Object.values(taskReads),
    threadReads.one,
    ...Object.values(documentReads),
    entryBackgroundReads.one,
    journalEntryReads.one,
    journalEntryReads.counts,
    overviewReads.all,
  );
}
