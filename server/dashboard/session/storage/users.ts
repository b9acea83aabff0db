import sql from 'sql-template-tag';
import { v7 } from 'uuid';
import { foldedAddress } from '@/lib/email-address';
import type { Database } from './pool';
import { canSignIn } from './sign-in-methods';

export type User = { id: string; name: string; email: string };
/** Without a password, the person cannot sign in before having chosen one. */
export type NewUser = { name: string; email: string; passwordHash: string | null };

/** Adds a user, or null when the address (in any case of letters) is taken. */
export async function insertUser(database: Database, user: NewUser): Promise<User | null> {
  const inserted = await database.query<User>(sql`
    insert into dashboard.users (id, name, email, password_hash)
    values (${v7()}, ${user.name}, ${user.email}, ${user.passwordHash})
    on conflict ((lower(email))) do nothing
    returning id, name, email`);
  return inserted.rows[0] ?? null;
}

/** The account of an address, in any case of its letters A to Z: see `foldedAddress`. */
export async function findUserByEmail(database: Database, email: string) {
  // As anybody may send it to the sign-in; a text of the database has no such character.
  if (email.includes('\0')) return null;
  const found = await database.query<User & { passwordHash: string | null; canSignIn: boolean }>(sql`
    select id, name, email, password_hash as "passwordHash", ${canSignIn()} as "canSignIn"
    from dashboard.users where lower(email) = ${foldedAddress(email)}`);
  return found.rows[0] ?? null;
}

export async function findUser(database: Database, userId: string): Promise<User | null> {
  const found = await database.query<User>(sql`
    select id, name, email from dashboard.users where id = ${userId}`);
  return found.rows[0] ?? null;
}

export async function findPasswordHash(database: Database, userId: string): Promise<string | null> {
  const found = await database.query<{ hash: string | null }>(sql`
    select password_hash as hash from dashboard.users where id = ${userId}`);
  return found.rows[0]?.hash ?? null;
}

/** Nobody chooses a password for the account until the transaction ends; what the next statement reads is as of whoever did. */
export async function holdUser(database: Database, userId: string): Promise<void> {
  await database.query(sql`select from dashboard.users where id = ${userId} for share`);
}

/** Whether this is still the hash of the user's password; it stays so until the transaction ends. */
export async function holdPasswordHash(database: Database, userId: string, hash: string): Promise<boolean> {
  const held = await database.query(
    sql`select from dashboard.users where id = ${userId} and password_hash = ${hash} for share`,
  );
  return held.rows.length === 1;
}

/** The hash of the user's password, which nobody else changes until the transaction ends. */
export async function lockPasswordHash(database: Database, userId: string): Promise<string | null> {
  const found = await database.query<{ hash: string | null }>(sql`
    select password_hash as hash from dashboard.users where id = ${userId} for update`);
  return found.rows[0]?.hash ?? null;
}

/** The names of those of the identifiers that are users; any other text among them is passed over. */
export async function namesOfUsers(
  database: Database,
  ids: readonly string[],
): Promise<Record<string, string>> {
  const found = await database.query<{ id: string; name: string }>(sql`
    select id::text, name from dashboard.users where id::text = any(${ids})`);
  return Object.fromEntries(found.rows.map(({ id, name }) => [id, name]));
}

export async function hasUsers(database: Database): Promise<boolean> {
  const found = await database.query<{ any: boolean }>(
    sql`select exists (select from dashboard.users) as any`,
  );
  return found.rows[0]?.any ?? false;
}

export async function setPasswordHash(database: Database, userId: string, passwordHash: string) {
  await database.query(sql`update dashboard.users set password_hash = ${passwordHash} where id = ${userId}`);
}
