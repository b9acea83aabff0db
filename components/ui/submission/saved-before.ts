import type { ActionAnswer } from '@/lib/client/action-answer';
import type { ClientProblem } from '@/lib/client/client';

/** The key was used for what was sent first, whose answer got lost; then something was changed and sent again. */
const mismatch = 'idempotency_mismatch';

export function isSavedBefore(answer: ActionAnswer<unknown>): boolean {
  return !answer.ok && answer.problem.code === mismatch;
}

/** Somebody else saved a later version than the one that the change was made on. */
export function isStale(answer: ActionAnswer<unknown>): boolean {
  return !answer.ok && answer.problem.code === 'stale_version';
}

/** The problem in words of the person: what was first sent is saved. */
export function savedBefore(problem: ClientProblem, sentence: string): ClientProblem {
  if (problem.code !== mismatch) return problem;
  // The service repeats its own words as a fault of no field, which a form would show instead.
  return { code: problem.code, status: problem.status, detail: sentence };
}

/**
 * Whether the next submission of the form is sent under a key of its own. Where the first one turns out to have been saved, it is
 * not: it would be done twice.
 * @param isOnVersion what is sent names the version that it changes, so that nothing can be done twice
 */
export function spendsKey(answer: ActionAnswer<unknown>, isOnVersion: boolean): boolean {
  return answer.ok || (isOnVersion && isSavedBefore(answer));
}
