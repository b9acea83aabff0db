import type { Problem } from '@/lib/contract/problem';
import type { Task } from '@/lib/contract/task';
import { accept, type Result, refuse } from '@/lib/result';
import type { Entry } from '../../domain/journal-entry/entry';
import { nextState, type TaskEvent } from '../../domain/tasks/next-state';
import { findTask, lockTask, type StoredMessage, type StoredTask, saveTask } from '../../store/task-store';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';
import { relyOnBooks } from '../rely-on-books';
import { presentTask } from './present-task';
import { lockEntryOfTask, setEntryReviewStatus } from './set-entry-review-status';

/** The event on the task, its message, if any, and the entry with what the message answers, if it answers anything. */
type Change = { event: TaskEvent; message: StoredMessage | null; answered?: Entry };

/**
 * Takes a task one step on, and its entry with it, in one transaction.
 * @param prepare checks and saves what comes with the step, knowing task and entry
 */
export async function changeTask(
  given: BusinessContext,
  taskId: string,
  action: string,
  prepare: (task: StoredTask, entry: Entry) => Promise<Result<Change, Problem>>,
): Promise<Outcome<Task>> {
  const ctx = await relyOnBooks(given);
  const found = await findTask(ctx.db, ctx.business.id, taskId);
  const entry = found && (await lockEntryOfTask(ctx, found.journalEntryId));
  const before = entry && (await lockTask(ctx.db, ctx.business.id, taskId));
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);

  const change = await prepare(before, entry);
  if (!change.ok) return change;
  const { event, message, answered = entry } = change.value;
  const next = nextState(before.status, event);
  if (!next.ok) return next;
  const after: StoredTask = {
    ...before,
    status: next.value.status,
    messages: message ? [...before.messages, message] : before.messages,
    version: before.version + 1,
    updatedAt: ctx.now,
  };
  await saveTask(ctx.db, ctx.business.id, after);
  // A reply asks nothing of an entry that was confirmed meanwhile.
  const turn = message && entry.reviewStatus === 'confirmed' ? null : next.value.turn;
  await setEntryReviewStatus(ctx, entry, answered, after, turn);
  const presented = presentTask(ctx.business.id, after);
  audit(ctx, ctx.business.id, [
    {
      action,
      resourceType: 'task',
      resourceId: after.id,
      before: { status: before.status, version: before.version },
      after: {
        status: after.status,
        version: after.version,
        ...(message ? { message: presented.messages.at(-1) } : {}),
      },
    },
  ]);
  return accept(presented);
}
