import type { Task, TaskCounts, TaskListQuery } from '@/lib/contract/task';
import { accept, refuse } from '@/lib/result';
import { findEntries } from '../../store/journal-entry/journal-entry-store';
import { countTasksByStatus, findTask, listTasks, type StoredTask } from '../../store/task-store';
import { type BusinessContext, notFound, type Outcome, type PageOutcome } from '../context';
import { paginationOf, readKeyset } from '../paging';
import { presentEntry } from '../postings/present-entry';
import { presentTask } from './present-task';
import { readAnswerOptions } from './read-answer-options';

type Included = TaskListQuery['includes'];

export async function getTask(
  ctx: BusinessContext,
  input: { task_id: string; includes?: Included },
): Promise<Outcome<Task>> {
  const task = await findTask(ctx.db, ctx.business.id, input.task_id);
  if (!task) return refuse(notFound);
  const [shown] = await showTasks(ctx, [task], input.includes);
  if (!shown) return refuse(notFound);
  const options = task.status === 'done' ? null : await readAnswerOptions(ctx, task);
  return accept({ ...shown, ...(options && { answer_options: options }) });
}

/** The latest first. */
export async function pageTasks(ctx: BusinessContext, query: TaskListQuery): Promise<PageOutcome<Task>> {
  const list = `tasks ${ctx.business.id}`;
  const keyset = readKeyset(ctx.pageTokenKey, list, query, 'descending');
  if (!keyset.ok) return keyset;
  const filter = { status: query.status, journalEntryId: query.journal_entry_id };
  const page = await listTasks(ctx.db, ctx.business.id, filter, keyset.value);
  return accept({
    items: await showTasks(ctx, page.items, query.includes),
    pagination: paginationOf(ctx.pageTokenKey, list, query, page),
  });
}

export async function countTasks(ctx: BusinessContext): Promise<Outcome<TaskCounts>> {
  return accept(await countTasksByStatus(ctx.db, ctx.business.id));
}

async function showTasks(
  ctx: BusinessContext,
  tasks: readonly StoredTask[],
  includes: Included,
): Promise<Task[]> {
  const shown = tasks.map((task) => presentTask(ctx.business.id, task));
  if (!includes || shown.length === 0) return shown;
  const ids = [...new Set(shown.map((task) => task.journal_entry_id))];
  const entries = await findEntries(ctx.db, ctx.business.id, ids);
  const byId = new Map(entries.map((entry) => [entry.id, presentEntry(ctx.business, entry)]));
  return shown.map((task) => {
    const entry = byId.get(task.journal_entry_id);
    return entry ? { ...task, journal_entry: entry } : task;
  });
}
