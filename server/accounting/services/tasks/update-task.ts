import type { Task, TaskUpdate } from '@/lib/contract/task';
import { accept } from '@/lib/result';
import type { BusinessContext, Outcome } from '../context';
import { changeTask } from './change-task';

/** Sets the status: closes or reopens a task. */
export function updateTask(
  ctx: BusinessContext,
  input: TaskUpdate & { task_id: string },
): Promise<Outcome<Task>> {
  return changeTask(ctx, input.task_id, 'update', async (task) =>
    accept({ event: { set: input.status ?? task.status }, message: null }),
  );
}
