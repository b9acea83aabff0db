import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import type { OpenSession } from '@/lib/open-session';
import type { Database } from './pool';
import { hashOfSecret } from './secret-hash';
import { holdUser, type User } from './users';

/** How long a session lives at most, in seconds; the table refuses a longer one. */
export const sessionSeconds = 8 * 3600;

/** Where a session was opened from, as the browser says. */
export type Device = {
  userAgent?: string | null | undefined;
  networkAddress?: string | undefined;
  /** The passkey that opened it, if one did. */
  passkeyId?: string | undefined;
};

/** Opens a session and returns its secret token; the database keeps only the token's hash. */
export async function openSession(
  database: Database,
  userId: string,
  { userAgent, networkAddress, passkeyId }: Device = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(sql`delete from dashboard.sessions where expires_at < now() - interval '1 day'`);
  await database.query(sql`
    insert into dashboard.sessions (token_hash, user_id, expires_at, user_agent, network_address, passkey_id)
    values (${hashOfSecret(token)}, ${userId}, now() + make_interval(secs => ${sessionSeconds}),
      ${userAgent?.slice(0, 255) ?? null}, ${networkAddress ?? null}, ${passkeyId ?? null})`);
  return token;
}

/** Whose session the token is, or null when it is unknown, over or revoked. Notes the use of it, once a minute at most. */
export async function findSessionUser(database: Database, token: string): Promise<User | null> {
  const found = await database.query<User & { isNoted: boolean }>(sql`
    select users.id, users.name, users.email, last_used_at > now() - interval '1 minute' as "isNoted"
    from dashboard.sessions join dashboard.users on users.id = sessions.user_id
    where token_hash = ${hashOfSecret(token)} and revoked_at is null and expires_at > now()`);
  const [session] = found.rows;
  if (!session) return null;
  const { isNoted, ...user } = session;
  if (!isNoted) {
    await database.query(
      sql`update dashboard.sessions set last_used_at = now() where token_hash = ${hashOfSecret(token)}`,
    );
  }
  return user;
}

/** The sessions in which the user is signed in, the latest use first. */
export async function listSessions(
  database: Database,
  userId: string,
  token: string,
): Promise<OpenSession[]> {
  const found = await database.query<OpenSession & { openedAt: Date; lastUsedAt: Date }>(sql`
    select id, created_at as "openedAt", last_used_at as "lastUsedAt", user_agent as "userAgent",
      network_address as "networkAddress", token_hash = ${hashOfSecret(token)} as "isThis"
    from dashboard.sessions where user_id = ${userId} and revoked_at is null and expires_at > now()
    order by "isThis" desc, last_used_at desc`);
  return found.rows.map((row) => ({
    ...row,
    openedAt: row.openedAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  }));
}

/** Ends a session of the user's; false if there is none. */
export async function revokeSessionById(database: Database, userId: string, id: string): Promise<boolean> {
  const ended = await database.query(sql`
    update dashboard.sessions set revoked_at = now()
    where id = ${id} and user_id = ${userId} and revoked_at is null returning id`);
  return ended.rows.length === 1;
}

export async function revokeSession(database: Database, token: string): Promise<void> {
  await database.query(sql`
    update dashboard.sessions set revoked_at = now()
    where token_hash = ${hashOfSecret(token)} and revoked_at is null`);
}

export async function revokeSessionsOf(database: Database, userId: string): Promise<void> {
  await database.query(sql`
    update dashboard.sessions set revoked_at = now() where user_id = ${userId} and revoked_at is null`);
}

/** Ends every session of the user but the one at hand. */
export async function revokeOtherSessions(database: Database, userId: string, token: string): Promise<void> {
  await database.query(sql`
    update dashboard.sessions set revoked_at = now()
    where user_id = ${userId} and revoked_at is null and token_hash <> ${hashOfSecret(token)}`);
}

/** Ends the sessions that the passkey opened, but the one at hand. */
export async function revokeSessionsOfPasskey(
  database: Database,
  userId: string,
  passkeyId: string,
  token: string,
): Promise<void> {
  await database.query(sql`
    update dashboard.sessions set revoked_at = now()
    where user_id = ${userId} and passkey_id = ${passkeyId} and revoked_at is null
      and token_hash <> ${hashOfSecret(token)}`);
}

/**
 * Whether it is an open session of the user's, which it stays until the transaction ends. Waits for whoever is choosing a password
 * for the account, which ends its sessions.
 */
export async function holdSession(database: Database, userId: string, token: string): Promise<boolean> {
  await holdUser(database, userId);
  const held = await database.query(sql`
    select from dashboard.sessions
    where token_hash = ${hashOfSecret(token)} and user_id = ${userId} and revoked_at is null and expires_at > now()
    for share`);
  return held.rows.length === 1;
}

/** Whether the session was opened in the last so many minutes. */
export async function wasOpenedWithin(database: Database, token: string, minutes: number): Promise<boolean> {
  const found = await database.query(sql`
    select from dashboard.sessions
    where token_hash = ${hashOfSecret(token)} and revoked_at is null and expires_at > now()
      and created_at > now() - make_interval(mins => ${minutes})`);
  return found.rows.length === 1;
}
