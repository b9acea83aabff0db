import type { Pool } from 'pg';
import { z } from 'zod';
import { countSignIn } from '../metrics';
import { openRecordedSession, type SignedIn } from './sign-in';
import { recordEvent } from './storage/account-events';
import { findUserOfIdentity, putIdentity } from './storage/identities';
import { type Database, inTransaction } from './storage/pool';
import type { Device } from './storage/sessions';
import { findUserByEmail, holdUser, type User } from './storage/users';

/** What an OpenID provider says of somebody, in the signed ID token. */
const claims = z.object({
  iss: z.string().min(1),
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.literal('true'), z.literal('false')]).optional(),
});

/** Opens a session for whom `findUserOfProvider` finds; null where that is nobody. `provider` is its name, for the access log. */
export function signInByProvider(
  pool: Pool,
  said: unknown,
  device: Device,
  provider: string | undefined,
): Promise<SignedIn | null> {
  return inTransaction(pool, async (connection) => {
    const found = await findUserOfProvider(connection, said);
    if (found === null) {
      const { networkAddress } = device;
      countSignIn('refused');
      await recordEvent(connection, {
        kind: 'sign_in_refused',
        userId: null,
        networkAddress,
        details: { reason: 'provider' },
      });
      return null;
    }
    return { id: found.id, session: await openRecordedSession(connection, found.id, device, { provider }) };
  });
}

/**
 * Whose account the provider's account opens: that which it opened before, or that of the same address, if the provider
 * has verified it. Nobody gets in who has no account here: members invite. Null otherwise.
 */
export async function findUserOfProvider(database: Database, said: unknown): Promise<User | null> {
  const read = claims.safeParse(said);
  if (!read.success) return null;
  const { iss, sub, email, email_verified: verified } = read.data;
  const known = await heldUserOfIdentity(database, iss, sub);
  if (known !== null) return known;
  const user = email && String(verified) === 'true' ? await findUserByEmail(database, email) : null;
  if (user === null) return null;
  if (await putIdentity(database, user.id, iss, sub)) {
    await recordEvent(database, { kind: 'identity_linked', userId: user.id, details: { issuer: iss } });
  }
  return { id: user.id, name: user.name, email: user.email };
}

/** Looked at again once nobody is choosing a password for the account, which removes the accounts of providers from it. */
async function heldUserOfIdentity(database: Database, issuer: string, subject: string): Promise<User | null> {
  const found = await findUserOfIdentity(database, issuer, subject);
  if (found === null) return null;
  await holdUser(database, found.id);
  return findUserOfIdentity(database, issuer, subject);
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
