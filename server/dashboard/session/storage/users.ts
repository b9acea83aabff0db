import sql from 'sql-template-tag';
import { v7 } from 'uuid';
import type { Database } from './pool';

export type User = { id: string; name: string; email: string };
export type NewUser = { name: string; email: string; passwordHash: string };

/** Adds a user, or null when the address (in any case of letters) is taken. */
export async function insertUser(database: Database, user: NewUser): Promise<User | null> {
  const inserted = await database.query<User>(sql`
    insert into dashboard.users (id, name, email, password_hash)
    values (${v7()}, ${user.name}, ${user.email}, ${user.passwordHash})
    on conflict ((lower(email))) do nothing
    returning id, name, email`);
  return inserted.rows[0] ?? null;
}

export async function findUserByEmail(database: Database, email: string) {
  const found = await database.query<User & { passwordHash: string }>(sql`
    select id, name, email, password_hash as "passwordHash"
    from dashboard.users where lower(email) = lower(${email})`);
  return found.rows[0] ?? null;
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
