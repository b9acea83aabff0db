import { parseAsStringLiteral } from 'nuqs/server';
import { taskStatuses } from '@/lib/contract/choices';
import type { TaskStatus } from '@/lib/contract/task';

/** What the address of the tasks says. Without a status, those that wait for the current user. */
export const taskSearch = { status: parseAsStringLiteral(taskStatuses) };

/** The tasks that wait for the current user: an owner answers, a bookkeeper looks at answers. */
export function ownStatus(canWrite: boolean): TaskStatus {
  return canWrite ? 'answered' : 'open';
}

const pageSize = 50;

export function taskQuery(status: TaskStatus) {
  return { status, page_size: pageSize };
}

export type TaskQuery = ReturnType<typeof taskQuery>;
