import { noChart } from '../../domain/chart-of-accounts/chart';
import type { Entry } from '../../domain/journal-entry/entry';
import { changeAt } from '../../domain/postings/posting';
import type { NextState } from '../../domain/tasks/next-state';
import { hasOtherOpenTask, type StoredTask } from '../../store/task-store';
import type { BusinessContext } from '../context';
import { lockForUpdate, postChanges } from '../journal-entries/update-journal-entries';
import { readChart } from '../postings/read-chart';

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
 * @param answered the entry with what the business answered, or as it was
 */
export async function setEntryReviewStatus(
  ctx: BusinessContext,
  before: Entry,
  answered: Entry,
  task: StoredTask,
  turn: NextState['turn'],
): Promise<void> {
  const after = { ...answered, ...(await stateOf(ctx, before, task, turn)) };
  const isSame =
    after.reviewStatus === before.reviewStatus &&
    after.answeredAt === before.answeredAt &&
    answered === before;
  if (isSame) return;
  const chart = answered.lines === before.lines ? noChart : await readChart(ctx);
  const named = { chart, tags: new Set<string>(), parties: new Set<string>() };
  const outcome = await postChanges(ctx, [changeAt('', before, after)], named);
  if (!outcome.ok) throw new Error(`the entry of a task was refused: ${outcome.problem.detail}`);
}

async function stateOf(
  ctx: BusinessContext,
  before: Entry,
  task: StoredTask,
  turn: NextState['turn'],
): Promise<Pick<Entry, 'reviewStatus' | 'answeredAt'>> {
  if (turn === 'business') return { reviewStatus: 'business_pending', answeredAt: null };
  const { reviewStatus, answeredAt } = before;
  const isAnswered = task.status === 'answered' && reviewStatus !== 'confirmed';
  const returns =
    turn === 'bookkeeper' &&
    reviewStatus === 'business_pending' &&
    !(await hasOtherOpenTask(ctx.db, ctx.business.id, task));
  return {
    reviewStatus: returns ? 'bookkeeper_pending' : reviewStatus,
    answeredAt: isAnswered ? ctx.now : task.status === 'done' ? null : answeredAt,
  };
}
