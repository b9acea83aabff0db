import { createHash, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database } from './pool';
import type { User } from './users';

/** How long a session lives at most, in seconds; the table refuses a longer one. */
export const sessionSeconds = 8 * 3600;

/** Opens a session and returns its secret token; the database keeps only the token's hash. */
export async function openSession(database: Database, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(sql`delete from dashboard.sessions where expires_at < now() - interval '1 day'`);
  await database.query(sql`
    insert into dashboard.sessions (token_hash, user_id, expires_at)
    values (${hashOf(token)}, ${userId}, now() + make_interval(secs => ${sessionSeconds}))`);
  return token;
}

/** Whose session the token is, or null when it is unknown, over or revoked. */
export async function findSessionUser(database: Database, token: string): Promise<User | null> {
  const found = await database.query<User>(sql`
    select users.id, users.name, users.email
    from dashboard.sessions join dashboard.users on users.id = sessions.user_id
    where token_hash = ${hashOf(token)} and revoked_at is null and expires_at > now()`);
  return found.rows[0] ?? null;
}

export async function revokeSession(database: Database, token: string): Promise<void> {
  await database.query(sql`
    update dashboard.sessions set revoked_at = now()
    where token_hash = ${hashOf(token)} and revoked_at is null`);
}

export async function revokeSessionsOf(database: Database, userId: string): Promise<void> {
  await database.query(sql`
    update dashboard.sessions set revoked_at = now() where user_id = ${userId} and revoked_at is null`);
}

/** Ends every session of the user but the one at hand. */
export async function revokeOtherSessions(database: Database, userId: string, token: string): Promise<void> {
  await database.query(sql`
    update dashboard.sessions set revoked_at = now()
    where user_id = ${userId} and revoked_at is null and token_hash <> ${hashOf(token)}`);
}

/** A plain hash is enough: the token is 256 random bits, which nobody can guess back. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
