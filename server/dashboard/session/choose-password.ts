import type { Pool } from 'pg';
import { accept, type Result, refuse } from '@/lib/result';
import { hashPassword, isPasswordRight, longestPassword } from './password';
import { resetSignInMethods } from './reset-sign-in-methods';
import type { SignInRefusal } from './sign-in';
import { recordEvent } from './storage/account-events';
import { maySetPasswordOf } from './storage/administrators';
import { type Database, inTransaction } from './storage/pool';
import { holdSession, revokeOtherSessions } from './storage/sessions';
import {
  accountSubject,
  addressSubject,
  clearAttempts,
  countAttempt,
  countFailure,
  uncountAttempt,
} from './storage/sign-in-attempts';
import { dropOwnLink, isLinkOpen, lockLink, lockLinkOf, type SignInLink } from './storage/sign-in-links';
import { findPasswordHash, lockPasswordHash, setPasswordHash, type User } from './storage/users';

type Choice = { token: string; password: string };

type Refusal = 'void' | { waitSeconds: number };

/** Sets the password of the account that the link is for. */
export function choosePasswordFrom(
  pool: Pool,
  choice: Choice,
  networkAddress: string,
): Promise<Result<{ email: string }, Refusal>> {
  return countingLinks(pool, networkAddress, () => choosePassword(pool, choice));
}

/** Whether the link lets somebody choose a password, which it goes on to do, and whose; who asks by it learns no more of the account. */
export function checkLinkFrom(
  pool: Pool,
  token: string,
  networkAddress: string,
): Promise<Result<{ userId: string }, Refusal>> {
  return countingLinks(pool, networkAddress, () =>
    inTransaction(pool, async (connection) => {
      const link = await lockLink(connection, token);
      if (link === null || !(await isStillGood(connection, link))) return refuse('void');
      return accept({ userId: link.userId });
    }),
  );
}

/**
 * With attempts of unknown links counted per network address: counted before it is known whether the link is good; one that is
 * takes its attempt back.
 */
async function countingLinks<Value>(
  pool: Pool,
  networkAddress: string,
  attempt: () => Promise<Result<Value, 'void'>>,
): Promise<Result<Value, Refusal>> {
  const subject = addressSubject(networkAddress);
  const limit = { ...subject, key: `link:${subject.key}` };
  const waitSeconds = await countAttempt(pool, limit);
  if (waitSeconds > 0) return refuse({ waitSeconds });
  const outcome = await attempt();
  await (outcome.ok ? uncountAttempt : countFailure)(pool, limit);
  return outcome;
}

/**
 * Sets the password of the account that the link is for, once. It is void when whoever made it could not make it any
 * more: a business that the person came into since then is not theirs to open.
 */
export async function choosePassword(
  pool: Pool,
  { token, password }: Choice,
): Promise<Result<{ email: string }, 'void'>> {
  // Hashing is slow on purpose; nobody without a link has it done.
  if (!(await isLinkOpen(pool, token))) return refuse('void');
  const passwordHash = await hashPassword(password);
  return inTransaction(pool, async (connection) => {
    const link = await lockLink(connection, token);
    if (link === null || !(await isStillGood(connection, link))) return refuse('void');
    const { userId, madeBy } = link;
    await setPasswordHash(connection, userId, passwordHash);
    await recordEvent(connection, { kind: 'password_chosen', userId, details: { linkMadeBy: madeBy } });
    await resetSignInMethods(connection, userId, madeBy, link);
    await clearAttempts(connection, accountSubject(link.email));
    return accept({ email: link.email });
  });
}

/** A link that went to the account's own address needs nobody's right but its own. */
async function isStillGood(database: Database, { madeBy, userId }: SignInLink): Promise<boolean> {
  return madeBy === userId || maySetPasswordOf(database, madeBy, userId);
}

export type PasswordChange = { current: string; next: string };

/**
 * Changes the user's own password and ends their other sessions. Attempts with a wrong present password count like those at
 * the sign-in: a session left open must not be a way to guess it. `session` is the token of the one at hand. A password that was
 * chosen by a link meanwhile stays, and so does the link of an admin: either may be there against whoever changes this one.
 */
export async function changePassword(
  pool: Pool,
  user: User,
  { current, next }: PasswordChange,
  session: string,
): Promise<Result<null, SignInRefusal>> {
  const present = await checkPassword(pool, user, current);
  if (!present.ok) return present;
  const passwordHash = await hashPassword(next);
  return inTransaction(pool, async (connection) => {
    // In the order in which a link is used, so that neither waits for the other for ever.
    await lockLinkOf(connection, user.id);
    const isStillRight = (await lockPasswordHash(connection, user.id)) === present.value;
    if (!isStillRight || !(await holdSession(connection, user.id, session)))
      return refuse({ waitSeconds: 0 });
    await setPasswordHash(connection, user.id, passwordHash);
    await revokeOtherSessions(connection, user.id, session);
    await dropOwnLink(connection, user.id);
    await recordEvent(connection, { kind: 'password_changed', userId: user.id });
    return accept(null);
  });
}

/** Checks the password of somebody who is signed in, as at the sign-in; null if it is right. */
export async function refuseWrongPassword(
  pool: Pool,
  user: User,
  password: string,
): Promise<SignInRefusal | null> {
  const checked = await checkPassword(pool, user, password);
  return checked.ok ? null : checked.problem;
}

/** The hash of the password that was found right. */
async function checkPassword(
  pool: Pool,
  user: User,
  password: string,
): Promise<Result<string, SignInRefusal>> {
  const account = accountSubject(user.email);
  const waitSeconds = await countAttempt(pool, account);
  if (waitSeconds > 0) return refuse({ waitSeconds });
  const presentHash = await findPasswordHash(pool, user.id);
  const isRight = await isPasswordRight(presentHash, password.slice(0, longestPassword));
  if (!isRight || presentHash === null) {
    await countFailure(pool, account);
    return refuse({ waitSeconds: 0 });
  }
  await clearAttempts(pool, account);
  return accept(presentHash);
}
