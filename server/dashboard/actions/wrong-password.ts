import type { ClientProblem } from '@/lib/client/client';
import { tryAgainIn } from '../try-again';

/** Why what needs the user's own password was refused; with seconds, too many attempts came before. */
export function wrongPassword(waitSeconds: number): ClientProblem {
  if (waitSeconds > 0) return tooMany('attempts', waitSeconds);
  const errors = [{ path: '/current', code: 'wrong_password', message: 'is not your password' }];
  return { code: 'validation_failed', status: 422, detail: 'The current password is wrong.', errors };
}

/** @param what such as `attempts` */
export function tooMany(what: string, waitSeconds: number): ClientProblem {
  const detail = `Too many ${what}. ${tryAgainIn(waitSeconds)}`;
  return { code: 'too_many_requests', status: 429, detail };
}
