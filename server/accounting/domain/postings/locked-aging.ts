import type { Problem } from '@/lib/contract/problem';
import { type Day, dayOf } from '@/lib/dates/instant';
import type { Books } from '../books';
import { isLocked } from '../journal-entry/books-lock';
import type { AnyItem } from './any-item';

/**
 * Why a changed bill or invoice is refused, if it is: the aging of locked days would change, as it names the party of what was posted by
 * then, or paid ahead, and how long that had been overdue. What was not yet due at the end of the lock may get any other due day that was not.
 */
export function refuseLockedAging(
  { lockedThrough }: Pick<Books, 'lockedThrough'>,
  before: AnyItem,
  after: AnyItem,
): Problem | null {
  if (lockedThrough === null) return null;
  const { kind, postedAt, status } = before;
  const wasPosted = postedAt !== null && status !== 'draft' && isLocked(lockedThrough, postedAt);
  const party = kind === 'bill' ? 'vendor' : 'customer';
  const isOfAnother = before.partyId !== after.partyId && (wasPosted || wasSettled(before, lockedThrough));
  const paths = [
    ...(isOfAnother ? [`/${party}_id`] : []),
    ...(wasPosted && !agesAlike(before, after, lockedThrough) ? ['/due_at'] : []),
  ];
  if (paths.length === 0) return null;
  const message = `would change the aging of days through ${lockedThrough}, through which the books are locked`;
  return {
    code: 'period_locked',
    detail: `The books are locked through ${lockedThrough}, and the aging of these days would change.`,
    errors: paths.map((path) => ({ path, code: 'period_locked', message })),
  };
}

/** Whether anything was paid by then, and not taken back at once: until the item is posted, that is credit of its party. */
function wasSettled({ payments, settlements }: AnyItem, lockedThrough: Day): boolean {
  const settled = [...payments, ...settlements].filter(({ datetime }) => isLocked(lockedThrough, datetime));
  return settled.reduce((sum, { amount }) => sum + amount, 0n) !== 0n;
}

/** Whether both are due on the same day, or neither before the last locked day. */
function agesAlike({ dueAt: before }: AnyItem, { dueAt: after }: AnyItem, lockedThrough: Day): boolean {
  const [was, is] = [dayOf(before), dayOf(after)];
  return was === is || (was >= lockedThrough && is >= lockedThrough);
}
