import type { Task, TaskListQuery } from '@/lib/contract/task';
import { accept, refuse } from '@/lib/result';
import { findTask, listTasks } from '../../store/task-store';
import { type BusinessContext, notFound, type Outcome, type PageOutcome } from '../context';
import { paginationOf, readKeyset } from '../paging';
import { presentTask } from './present-task';

export async function getTask(ctx: BusinessContext, parameters: { task_id: string }): Promise<Outcome<Task>> {
  const task = await findTask(ctx.db, ctx.business.id, parameters.task_id);
  return task ? accept(presentTask(ctx.business.id, task)) : refuse(notFound);
}

/** The latest first. */
export async function pageTasks(ctx: BusinessContext, query: TaskListQuery): Promise<PageOutcome<Task>> {
  const list = `tasks ${ctx.business.id}`;
  const keyset = readKeyset(ctx.pageTokenKey, list, query, 'descending');
  if (!keyset.ok) return keyset;
  const filter = { status: query.status, journalEntryId: query.journal_entry_id };
  const page = await listTasks(ctx.db, ctx.business.id, filter, keyset.value);
  return accept({
    items: page.items.map((task) => presentTask(ctx.business.id, task)),
    pagination: paginationOf(ctx.pageTokenKey, list, query, page),
  });
}
