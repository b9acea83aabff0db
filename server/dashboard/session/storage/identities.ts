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

export async function putIdentity(database: Database, userId: string, issuer: string, subject: string) {
  await database.query(sql`
    insert into dashboard.identities (issuer, subject, user_id) values (${issuer}, ${subject}, ${userId})
    on conflict (issuer, subject) do nothing`);
}
