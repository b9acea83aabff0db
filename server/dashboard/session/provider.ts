import type { Pool } from 'pg';
import { z } from 'zod';
import { recordEvent } from './storage/account-events';
import { findUserOfIdentity, putIdentity } from './storage/identities';
import { type Database, inTransaction } from './storage/pool';
import { findUserByEmail, type User } from './storage/users';

/** What an OpenID provider says of somebody, in the signed ID token. */
const claims = z.object({
  iss: z.string().min(1),
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.literal('true'), z.literal('false')]).optional(),
});

/**
 * Whose account the provider's account opens: that which it opened before, or that of the same address, if the provider
 * has verified it. Nobody gets in who has no account here: members invite. Null otherwise.
 */
export async function findUserOfProvider(pool: Pool, said: unknown): Promise<User | null> {
  const read = claims.safeParse(said);
  if (!read.success) return null;
  const { iss, sub, email, email_verified: verified } = read.data;
  return inTransaction(pool, async (connection) => {
    const known = await findUserOfIdentity(connection, iss, sub);
    if (known !== null) return known;
    const user = email && String(verified) === 'true' ? await findUserByEmail(connection, email) : null;
    if (user === null) {
      await recordRefusal(connection);
      return null;
    }
    if (await putIdentity(connection, user.id, iss, sub)) {
      await recordEvent(connection, { kind: 'identity_linked', userId: user.id, details: { issuer: iss } });
    }
    return { id: user.id, name: user.name, email: user.email };
  });
}

async function recordRefusal(database: Database): Promise<void> {
  await recordEvent(database, { kind: 'sign_in_refused', userId: null, details: { reason: 'provider' } });
}

/** What the sign-in page says when one comes back from the provider, by its address; null when nothing went wrong. */
export function providerRefusal({ refused, error }: { refused?: unknown; error?: unknown }): string | null {
  if (refused === 'provider') {
    return 'No account here has the email address of that account. Ask an admin to invite you, or sign in with your password.';
  }
  // As next-auth names them.
  const isFailed = typeof error === 'string' && /^OAuth|^Callback$/.test(error);
  return isFailed ? 'Signing in with that account failed. Try again, or sign in with your password.' : null;
}
