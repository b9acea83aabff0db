import type { Problem } from '@/lib/contract/problem';
import { addDays, type Day, dayOf, type Instant, startOfDay } from '@/lib/dates/instant';
import type { Books } from '../books';

/** Whether the instant lies on or before the day (UTC) through which the books are locked. */
export function isLocked(lockedThrough: Day | null, instant: Instant): boolean {
  return lockedThrough !== null && dayOf(instant) <= lockedThrough;
}

/** The refusal of what would change a locked day, given at each of the paths. */
export function periodLocked(lockedThrough: Day | null, ...paths: string[]): Problem {
  const message = `lies on or before ${lockedThrough}, through which the books are locked`;
  return {
    code: 'period_locked',
    detail: `The books are locked through ${lockedThrough}.`,
    errors: paths.map((path) => ({ path, code: 'period_locked', message })),
  };
}

const lastDay = '9999-12-31';

/**
 * The instant, or the first one after the lock when it is locked. What is from before the books start stays there, locked, and so is
 * refused: what it belongs to is in no report, and after the lock it would be in the books alone.
 */
export function firstUnlocked(
  { lockedThrough, entriesStart }: Pick<Books, 'lockedThrough' | 'entriesStart'>,
  instant: Instant,
): Instant {
  if (lockedThrough === null || instant < entriesStart || !isLocked(lockedThrough, instant)) return instant;
  // There is no day after the last one: the instant stays locked, and so the posting is refused.
  return lockedThrough === lastDay ? instant : startOfDay(addDays(lockedThrough, 1));
}
