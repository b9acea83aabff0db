import sql, { type Sql } from 'sql-template-tag';
import { providerIssuer } from '../settings';

/**
 * Whether a row of `dashboard.users` is of somebody who can sign in: by a password that was chosen, or by an account of
 * the OpenID provider that is set now. An account of a provider that was set earlier opens nothing any more.
 */
export function canSignIn(): Sql {
  return sql`(users.password_hash is not null or exists (
    select from dashboard.identities where identities.user_id = users.id and rtrim(issuer, '/') = ${providerIssuer()}))`;
}

/** Whether the person ever could: an account that was used is kept, one that was only invited is forgotten. */
export function hasSignedIn(): Sql {
  return sql`(users.password_hash is not null
    or exists (select from dashboard.identities where identities.user_id = users.id))`;
}
