import type { Pool } from 'pg';
import { accept, type Result, refuse } from '@/lib/result';
import { hashPassword, isPasswordRight, longestPassword } from './password';
import type { SignInRefusal } from './sign-in';
import { maySetPasswordOf } from './storage/administrators';
import { inTransaction } from './storage/pool';
import { revokeOtherSessions, revokeSessionsOf } from './storage/sessions';
import { accountSubject, clearAttempts, countAttempt } from './storage/sign-in-attempts';
import { dropLink, lockLink } from './storage/sign-in-links';
import { findPasswordHash, setPasswordHash, type User } from './storage/users';

/**
 * Sets the password of the account that the link is for, once. It is void when whoever made it could not make it any
 * more: a business that the person came into since then is not theirs to open.
 */
export async function choosePassword(
  pool: Pool,
  { token, password }: { token: string; password: string },
): Promise<Result<{ email: string }, 'void'>> {
  const passwordHash = await hashPassword(password);
  return inTransaction(pool, async (connection) => {
    const link = await lockLink(connection, token);
    if (link === null || !(await maySetPasswordOf(connection, link.madeBy, link.userId)))
      return refuse('void');
    await setPasswordHash(connection, link.userId, passwordHash);
    await revokeSessionsOf(connection, link.userId);
    await dropLink(connection, link.userId);
    await clearAttempts(connection, accountSubject(link.email));
    return accept({ email: link.email });
  });
}

export type PasswordChange = { current: string; next: string };

/**
 * Changes the user's own password and ends their other sessions. Attempts with a wrong present password count like those at
 * the sign-in: a session left open must not be a way to guess it. `session` is the token of the one at hand.
 */
export async function changePassword(
  pool: Pool,
  user: User,
  { current, next }: PasswordChange,
  session: string,
): Promise<Result<null, SignInRefusal>> {
  const account = accountSubject(user.email);
  const waitSeconds = await countAttempt(pool, account);
  if (waitSeconds > 0) return refuse({ waitSeconds });
  const presentHash = await findPasswordHash(pool, user.id);
  if (!(await isPasswordRight(presentHash, current.slice(0, longestPassword)))) {
    return refuse({ waitSeconds: 0 });
  }
  const passwordHash = await hashPassword(next);
  await inTransaction(pool, async (connection) => {
    await setPasswordHash(connection, user.id, passwordHash);
    await revokeOtherSessions(connection, user.id, session);
    await dropLink(connection, user.id);
    await clearAttempts(connection, account);
  });
  return accept(null);
}
