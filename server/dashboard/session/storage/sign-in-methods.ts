import sql, { type Sql } from 'sql-template-tag';
import { relyingParty } from '../relying-party';
import { providerIssuer } from '../settings';
import type { Database } from './pool';

/**
 * Whether a row of `dashboard.users` is of somebody who can sign in: by a password that was chosen, by an account of
 * the OpenID provider that is set now, or by a passkey for the present address. An account of a provider that was set
 * earlier, and a passkey for another host name, open nothing any more.
 */
export function canSignIn(): Sql {
  return sql`(users.password_hash is not null or ${hasIdentity()} or ${hasPasskey()})`;
}

function hasIdentity(): Sql {
  return sql`exists (
    select from dashboard.identities where identities.user_id = users.id and rtrim(issuer, '/') = ${providerIssuer()})`;
}

function hasPasskey(): Sql {
  return sql`exists (
    select from dashboard.passkeys where passkeys.user_id = users.id and relying_party = ${relyingParty()?.id ?? null})`;
}

export type SignInMethods = { any: boolean; password: boolean; provider: boolean; passkey: boolean };

/** By what the user can sign in now. */
export async function findSignInMethods(database: Database, userId: string): Promise<SignInMethods> {
  const found = await database.query<SignInMethods>(sql`
    select ${canSignIn()} as "any", password_hash is not null as "password", ${hasIdentity()} as "provider",
      ${hasPasskey()} as "passkey"
    from dashboard.users where id = ${userId}`);
  return found.rows[0] ?? { any: false, password: false, provider: false, passkey: false };
}

/** Whether the person ever could: an account that was used is kept, one that was only invited is forgotten. */
export function hasSignedIn(): Sql {
  return sql`(users.password_hash is not null
    or exists (select from dashboard.identities where identities.user_id = users.id)
    or exists (select from dashboard.passkeys where passkeys.user_id = users.id))`;
}
