import type { Pool } from 'pg';
import { accept, type Result, refuse } from '@/lib/result';
import { isPasswordRight, longestPassword } from './password';
import { inTransaction } from './storage/pool';
import { openSession } from './storage/sessions';
import {
  accountSubject,
  addressSubject,
  clearAttempts,
  countAttempt,
  type Subject,
  uncountAttempt,
} from './storage/sign-in-attempts';
import { findUserByEmail } from './storage/users';

export type Credentials = { email: string; password: string };
export type SignedIn = { id: string; session: string };

/** `waitSeconds` 0: wrong address or password, never distinguished. Otherwise not even tried: too many attempts. */
export type SignInRefusal = { waitSeconds: number };

/** Opens a session for the right password. `address` is the network address that the attempt comes from. */
export async function signIn(
  pool: Pool,
  { email, password }: Credentials,
  address: string,
): Promise<Result<SignedIn, SignInRefusal>> {
  const account = accountSubject(email);
  const network = addressSubject(address);
  const waitSeconds = await countAttempts(pool, [account, network]);
  if (waitSeconds > 0) return refuse({ waitSeconds });

  const user = await findUserByEmail(pool, email.trim());
  const tried = password.slice(0, longestPassword);
  if (!(await isPasswordRight(user?.passwordHash ?? null, tried)) || user === null) {
    return refuse({ waitSeconds: 0 });
  }
  await clearAttempts(pool, account);
  await uncountAttempt(pool, network);
  return accept({ id: user.id, session: await openSession(pool, user.id) });
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
