import type { BooksLock, Business } from '@/lib/contract/business';
import { type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { type Day, dayOf, type Instant } from '@/lib/dates/instant';
import { accept, type Result, refuse } from '@/lib/result';

/** The business with its books locked as a person asks, and the reason to be kept; or every fault of the request. */
export function moveLock(
  before: Business,
  input: BooksLock,
  now: Instant,
): Result<{ after: Business; reason: string | null }, Problem> {
  const { through } = input;
  const reason = input.reason?.trim() ? input.reason : null;
  const faults: Fault[] = [];
  if (movesBack(before.books_locked_through, through) && reason === null) {
    const message = `is required to move the lock back from ${before.books_locked_through}`;
    faults.push({ path: '/reason', code: 'required', message });
  }
  const today = dayOf(now);
  if (through !== null && through > today && !input.confirm_future) {
    const message = `must be true to lock the books through ${through}, which is later than today, ${today}`;
    faults.push({ path: '/confirm_future', code: 'required', message });
  }
  if (faults.length > 0) return refuse(invalid(faults));
  const after = {
    ...before,
    books_locked_through: through,
    version: before.version + 1,
    updated_at: now,
  };
  return accept({ after, reason });
}

function movesBack(from: Day | null, to: Day | null): boolean {
  return from !== null && (to === null || to < from);
}
