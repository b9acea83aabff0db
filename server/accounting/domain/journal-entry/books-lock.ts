import type { Fault, Problem } from '@/lib/contract/problem';
import { type Day, dayOf, type Instant } from '@/lib/dates/instant';

/** Whether the instant lies on or before the day (UTC) through which the books are locked. */
export function isLocked(lockedThrough: Day | null, instant: Instant): boolean {
  return lockedThrough !== null && dayOf(instant) <= lockedThrough;
}

/** The refusal of what would change a locked day. */
export function periodLocked(lockedThrough: Day | null, path: string): Problem {
  const fault: Fault = {
    path,
    code: 'period_locked',
    message: `lies on or before ${lockedThrough}, through which the books are locked`,
  };
  return { code: 'period_locked', detail: `The books are locked through ${lockedThrough}.`, errors: [fault] };
}
