import sql from 'sql-template-tag';
import type { Database } from './pool';
import type { User } from './users';

/** The user who signs in by this account of an OpenID provider. */
export async function findUserOfIdentity(
  database: Database,
  issuer: string,
  subject: string,
): Promise<User | null> {
  const found = await database.query<User>(sql`
    select users.id, users.name, users.email
    from dashboard.identities join dashboard.users on users.id = identities.user_id
    where issuer = ${issuer} and subject = ${subject}`);
  return found.rows[0] ?? null;
}

/** Lets the user sign in by the account of the provider; false where somebody does already. */
export async function putIdentity(
  database: Database,
  userId: string,
  issuer: string,
  subject: string,
): Promise<boolean> {
  const put = await database.query(sql`
    insert into dashboard.identities (issuer, subject, user_id) values (${issuer}, ${subject}, ${userId})
    on conflict (issuer, subject) do nothing returning user_id`);
  return put.rows.length > 0;
}

/** Removes all accounts of providers by which the user signs in, and gives the issuer of each. */
export async function deleteIdentities(database: Database, userId: string): Promise<string[]> {
  const deleted = await database.query<{ issuer: string }>(sql`
    delete from dashboard.identities where user_id = ${userId} returning issuer`);
  return deleted.rows.map(({ issuer }) => issuer);
}
