import type { Pool } from 'pg';
import { accept, type Result, refuse } from '@/lib/result';
import { countSignIn } from '../metrics';
import { isPasswordRight, longestPassword } from './password';
import { readSecondFactor, spendCode } from './second-factor';
import { recordEvent } from './storage/account-events';
import { type Database, inTransaction } from './storage/pool';
import { type Device, openSession } from './storage/sessions';
import {
  accountSubject,
  addressSubject,
  clearAttempts,
  countAttempt,
  countFailure,
  type Subject,
  uncountAttempt,
} from './storage/sign-in-attempts';
import { findUserByEmail, holdPasswordHash } from './storage/users';

export type Credentials = { email: string; password: string; code?: string | undefined };
export type SignedIn = { id: string; session: string };

/**
 * `waitSeconds` 0: wrong address or password, never distinguished; or, with `code`, right ones to which the second factor is
 * missing or wrong. Otherwise not even tried: too many attempts.
 */
export type SignInRefusal = { waitSeconds: number; code?: 'missing' | 'wrong' };

/** Opens a session for the right password. `address` is the network address that the attempt comes from. */
export async function signIn(
  pool: Pool,
  { email, password, code }: Credentials,
  address: string,
  userAgent?: string | null,
): Promise<Result<SignedIn, SignInRefusal>> {
  const account = accountSubject(email);
  const network = addressSubject(address);
  const waitSeconds = await countAttempts(pool, [account, network]);
  if (waitSeconds > 0) {
    countSignIn('not_tried');
    return refuse({ waitSeconds });
  }
  const user = await findUserByEmail(pool, email);
  const refused = async (reason: 'password' | 'code') => {
    for (const subject of [account, network]) await countFailure(pool, subject);
    countSignIn('refused');
    return recordEvent(pool, {
      kind: 'sign_in_refused',
      userId: user?.id ?? null,
      networkAddress: address,
      details: { reason },
    });
  };
  const tried = password.slice(0, longestPassword);
  if (!(await isPasswordRight(user?.passwordHash ?? null, tried)) || user === null) {
    await refused('password');
    return refuse({ waitSeconds: 0 });
  }
  if ((await readSecondFactor(pool, user.id)).isOn) {
    if (!code) {
      // Not a failure of the network address. The account stays counted until the code has come.
      await countFailure(pool, account);
      await uncountAttempt(pool, network);
      return refuse({ waitSeconds: 0, code: 'missing' });
    }
    if ((await spendCode(pool, user.id, code.slice(0, 64))) === null) {
      await refused('code');
      return refuse({ waitSeconds: 0, code: 'wrong' });
    }
  }
  const session = await openBy(pool, user, { userAgent, networkAddress: address });
  if (session === null) {
    await refused('password');
    return refuse({ waitSeconds: 0 });
  }
  await clearAttempts(pool, account);
  await uncountAttempt(pool, network);
  return accept({ id: user.id, session });
}

/**
 * Opens a session by the password that was judged right; null where it was changed meanwhile, which ended all sessions and must end
 * this one, too.
 */
function openBy(
  pool: Pool,
  { id, passwordHash }: { id: string; passwordHash: string | null },
  device: Device,
): Promise<string | null> {
  return inTransaction(pool, async (connection) => {
    const isStillRight = passwordHash !== null && (await holdPasswordHash(connection, id, passwordHash));
    return isStillRight ? openRecordedSession(connection, id, device) : null;
  });
}

export async function openRecordedSession(
  database: Database,
  userId: string,
  device: Device,
  details: Record<string, unknown> = {},
): Promise<string> {
  const { networkAddress } = device;
  countSignIn('accepted');
  await recordEvent(database, { kind: 'signed_in', userId, networkAddress, details });
  return openSession(database, userId, device);
}

class Blocked extends Error {}

/** Counts for all subjects or for none: a blocked address must not lock the accounts that it tries. */
async function countAttempts(pool: Pool, subjects: readonly Subject[]): Promise<number> {
  let waitSeconds = 0;
  try {
    await inTransaction(pool, async (connection) => {
      for (const subject of subjects) {
        waitSeconds = Math.max(waitSeconds, await countAttempt(connection, subject));
      }
      if (waitSeconds > 0) throw new Blocked();
    });
  } catch (error) {
    if (!(error instanceof Blocked)) throw error;
  }
  return waitSeconds;
}
