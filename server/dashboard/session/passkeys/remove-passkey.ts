import type { Pool } from 'pg';
import { accept, type Result, refuse } from '@/lib/result';
import { recordEvent } from '../storage/account-events';
import { deletePasskeys } from '../storage/passkeys';
import { type Database, inTransaction } from '../storage/pool';
import { holdSession, revokeSessionsOfPasskey } from '../storage/sessions';
import { findSignInMethods } from '../storage/sign-in-methods';

class LastWay extends Error {}

/**
 * Removes a passkey of the user's and ends the sessions that it opened, but for the one at hand (`session` is its
 * token): whoever has found the device is out. The last way in stays. Refused where the one at hand was ended meanwhile.
 */
export async function removePasskey(
  pool: Pool,
  userId: string,
  passkeyId: string,
  session: string,
): Promise<Result<null, 'signed_out' | 'not_found' | 'last_way'>> {
  try {
    return await inTransaction(pool, async (connection) => {
      // Two that are removed at the same moment are removed one after the other.
      await connection.query('select from dashboard.users where id = $1 for update', [userId]);
      if (!(await holdSession(connection, userId, session))) return refuse('signed_out');
      await revokeSessionsOfPasskey(connection, userId, passkeyId, session);
      const names = await deletePasskeys(connection, userId, passkeyId);
      if (names.length === 0) return refuse('not_found');
      if (!(await findSignInMethods(connection, userId)).any) throw new LastWay();
      for (const name of names) {
        await recordEvent(connection, { kind: 'passkey_removed', userId, details: { name } });
      }
      return accept(null);
    });
  } catch (error) {
    if (error instanceof LastWay) return refuse('last_way');
    throw error;
  }
}

/** Removes all of them, for somebody whom another lets in anew: whoever made one of them may not be the person. */
export async function removeEveryPasskey(
  database: Database,
  userId: string,
  byUserId: string,
): Promise<void> {
  for (const name of await deletePasskeys(database, userId, null)) {
    await recordEvent(database, { kind: 'passkey_removed', userId, byUserId, details: { name } });
  }
}
