'use client';

import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { refreshReviewCounts } from '@/components/shell/review-count';
import { refreshTaskCounts } from '@/components/shell/task-count';
import { readData } from '@/lib/client/read-data';
import { document } from '@/lib/contract/document';
import { pageOf } from '@/lib/contract/primitives';
import { task } from '@/lib/contract/task';
import { dataPaths } from '@/lib/paths';
import type { TaskQuery } from './task-search';

const pageAnswer = pageOf(task);
export type TaskPage = z.output<typeof pageAnswer>;

/** The first page, as the server read it with the screen; `readAt` in milliseconds since 1970. */
export type FirstPage = { query: TaskQuery; page: TaskPage; readAt: number };

const tasksKey = (businessId: string) => ['tasks', businessId] as const;

/** The tasks of one status, the latest first, page after page. */
export function useTasks(businessId: string, query: TaskQuery, first: FirstPage) {
  const isFirst = JSON.stringify(query) === JSON.stringify(first.query);
  return useInfiniteQuery({
    queryKey: [...tasksKey(businessId), 'list', query],
    queryFn: ({ pageParam, signal }) =>
      readData(
        dataPaths.tasks(businessId, { ...query, page_token: pageParam ?? undefined }),
        pageAnswer,
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.pagination.next_page_token,
    ...(isFirst
      ? { initialData: { pages: [first.page], pageParams: [null] }, initialDataUpdatedAt: first.readAt }
      : {}),
    placeholderData: keepPreviousData,
  });
}

const threadAnswer = z.object({
  data: task,
  documents: z.array(document),
  people: z.record(z.string(), z.string()),
});

/** A task with the documents that its messages brought and the names of those who wrote, by user id. */
export type Thread = z.output<typeof threadAnswer>;

export function useThread(businessId: string, taskId: string) {
  return useQuery({
    queryKey: [...tasksKey(businessId), 'one', taskId],
    queryFn: ({ signal }) => readData(dataPaths.task(businessId, taskId), threadAnswer, signal),
  });
}

/** To be called after something was asked, answered or closed: entries and documents move with their tasks. */
export async function refreshTasks(client: QueryClient, businessId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: tasksKey(businessId) }),
    client.invalidateQueries({ queryKey: ['entry-background', businessId] }),
    client.invalidateQueries({ queryKey: ['journal-entry', businessId] }),
    client.invalidateQueries({ queryKey: ['documents', businessId] }),
    refreshTaskCounts(client, businessId),
    refreshReviewCounts(client, businessId),
  ]);
}
