import type { Pool } from 'pg';
import { recordEvent } from './storage/account-events';
import { inTransaction } from './storage/pool';
import { putLink } from './storage/sign-in-links';
import { findUserByEmail } from './storage/users';

/** How long the link waits to be used: whoever makes it is at hand. */
const linkMinutes = 60;

/**
 * The secret of a link by which the person chooses a new password and signs in without the second factor, for whoever runs commands on
 * the server, and could read the database anyway: the way back in for the only system administrator. Null where nobody has the address.
 */
export async function makeLinkOnServer(pool: Pool, email: string): Promise<string | null> {
  const user = await findUserByEmail(pool, email);
  if (user === null) return null;
  return inTransaction(pool, async (connection) => {
    await recordEvent(connection, { kind: 'link_created', userId: user.id, details: { onServer: true } });
    return putLink(connection, user.id, user.id, { minutes: linkMinutes });
  });
}
