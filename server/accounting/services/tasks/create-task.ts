import { invalid } from '@/lib/contract/problem';
import type { Task, TaskCreate } from '@/lib/contract/task';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, refuse } from '@/lib/result';
import { insertTask, type StoredTask } from '../../store/task-store';
import { audit, type BusinessContext, type Outcome } from '../context';
import { relyOnBooks } from '../rely-on-books';
import { presentTask } from './present-task';
import { lockEntryOfTask, setEntryReviewStatus } from './set-entry-review-status';

/** Creates a task about an entry and sets the entry to `business_pending`. */
export async function createTask(given: BusinessContext, input: TaskCreate): Promise<Outcome<Task>> {
  const ctx = await relyOnBooks(given);
  const entry = await lockEntryOfTask(ctx, input.journal_entry_id);
  if (!entry) {
    const message = 'is not an entry of this business';
    return refuse(invalid([{ path: '/journal_entry_id', code: 'not_found', message }]));
  }
  const question = {
    side: 'bookkeeper' as const,
    userId: ctx.author.userId,
    body: input.body,
    documentIds: [],
    ledgerId: null,
    createdAt: ctx.now,
  };
  const task: StoredTask = {
    id: newIdentifier('task'),
    journalEntryId: entry.id,
    kind: input.kind ?? 'question',
    status: 'open',
    messages: [question],
    version: 1,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  await insertTask(ctx.db, ctx.business.id, task);
  await setEntryReviewStatus(ctx, entry, entry, task, 'business');
  const presented = presentTask(ctx.business.id, task);
  audit(ctx, ctx.business.id, [
    { action: 'create', resourceType: 'task', resourceId: task.id, before: null, after: presented },
  ]);
  return accept(presented);
}
