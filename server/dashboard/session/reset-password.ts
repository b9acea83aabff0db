import type { Pool } from 'pg';
import { accept, type Result, refuse } from '@/lib/result';
import { dashboardLogger } from './dashboard-logger';
import { mailLinkIsThere, mailResetLink } from './mail';
import { recordEvent } from './storage/account-events';
import { maySetPasswordOf } from './storage/administrators';
import { type Database, inTransaction } from './storage/pool';
import { accountSubject, addressSubject, countUse } from './storage/sign-in-attempts';
import { findMakerOfLink, putLink } from './storage/sign-in-links';
import { findUserByEmail } from './storage/users';

const linkMinutes = 60;

/**
 * Sends a link for a new password to the address, if an account with a password has it; the answer and its time are the
 * same if not. A link that an admin has made for the account stays, and the mail says that it is there: anybody may type the
 * address. The mail is on its way when `sent` resolves. Asking too often is refused per network address, and per account
 * nothing is sent.
 */
export async function requestReset(
  pool: Pool,
  email: string,
  networkAddress: string,
): Promise<Result<{ sent: Promise<void> }, { waitSeconds: number }>> {
  const subject = addressSubject(networkAddress);
  const waitSeconds = await countUse(pool, { ...subject, key: `reset:${subject.key}`, freeFailures: 5 });
  if (waitSeconds > 0) return refuse({ waitSeconds });
  const sent = sendLink(pool, email, networkAddress).catch((error: unknown) => {
    dashboardLogger().error({ err: error }, 'a link for a new password could not be sent');
  });
  return accept({ sent });
}

async function sendLink(pool: Pool, email: string, networkAddress: string): Promise<void> {
  const subject = accountSubject(email);
  const limit = { key: `reset:${subject.key}`, freeFailures: 2, longestDelay: 3600 };
  if ((await countUse(pool, limit)) > 0) return;
  const user = await findUserByEmail(pool, email);
  if (user === null || user.passwordHash === null) return;
  const token = await inTransaction(pool, async (connection) => {
    await recordEvent(connection, { kind: 'password_reset_requested', userId: user.id, networkAddress });
    if (await hasLinkOfAdmin(connection, user.id)) return null;
    return putLink(connection, user.id, user.id, { minutes: linkMinutes, keepsSecondFactor: true });
  });
  await (token === null ? mailLinkIsThere(user) : mailResetLink(user, token));
}

/** Whether there is a link of somebody who may still let the user choose a password. */
async function hasLinkOfAdmin(database: Database, userId: string): Promise<boolean> {
  const madeBy = await findMakerOfLink(database, userId);
  return madeBy !== null && maySetPasswordOf(database, madeBy, userId);
}
