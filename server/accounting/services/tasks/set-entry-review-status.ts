import type { ReviewStatus } from '@/lib/contract/journal-entry';
import type { Entry } from '../../domain/journal-entry/entry';
import type { NextState } from '../../domain/tasks/next-state';
import { hasOtherOpenTask, type StoredTask } from '../../store/task-store';
import type { BusinessContext } from '../context';
import { lockForUpdate, updateJournalEntry } from '../journal-entries/update-journal-entries';

/**
 * Locks the entry that a task is about, before the task itself: so all tasks about one entry are changed one after
 * the other, and the last answer sees that it is the last.
 */
export async function lockEntryOfTask(ctx: BusinessContext, entryId: string): Promise<Entry | null> {
  const [entry] = await lockForUpdate(ctx.db, ctx.business.id, [entryId]);
  return entry ?? null;
}

/**
 * Hands the entry to whose turn it is. It goes back to the bookkeeper only from the business, and only when no other
 * question about it is open: what was confirmed meanwhile stays confirmed.
 */
export async function setEntryReviewStatus(
  ctx: BusinessContext,
  entry: Entry,
  task: StoredTask,
  turn: NextState['turn'],
): Promise<void> {
  if (turn === 'business') return setReviewStatus(ctx, entry, 'business_pending');
  if (turn === null || entry.reviewStatus !== 'business_pending') return;
  if (await hasOtherOpenTask(ctx.db, ctx.business.id, task)) return;
  return setReviewStatus(ctx, entry, 'bookkeeper_pending');
}

async function setReviewStatus(ctx: BusinessContext, entry: Entry, status: ReviewStatus): Promise<void> {
  if (entry.reviewStatus === status) return;
  // If-Match was about the task.
  const outcome = await updateJournalEntry({ ...ctx, ifMatch: null }, { review_status: status }, entry);
  if (!outcome.ok) throw new Error(`the review status was refused: ${outcome.problem.detail}`);
}
