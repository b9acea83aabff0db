import sql from 'sql-template-tag';
import type { Database } from './pool';
import { hashOfSecret } from './secret-hash';

export type StoredFactor = { encryptedSecret: Buffer; isConfirmed: boolean };

/** Replaces one that was begun and not confirmed; false if the user has a confirmed one. */
export async function putFactor(
  database: Database,
  userId: string,
  encryptedSecret: Buffer,
): Promise<boolean> {
  const put = await database.query(sql`
    insert into dashboard.second_factors as earlier (user_id, encrypted_secret) values (${userId}, ${encryptedSecret})
    on conflict (user_id) do update set encrypted_secret = excluded.encrypted_secret, last_step = 0
    where earlier.confirmed_at is null returning user_id`);
  return put.rows.length === 1;
}

export async function findFactor(database: Database, userId: string): Promise<StoredFactor | null> {
  const found = await database.query<StoredFactor>(sql`
    select encrypted_secret as "encryptedSecret", confirmed_at is not null as "isConfirmed"
    from dashboard.second_factors where user_id = ${userId}`);
  return found.rows[0] ?? null;
}

/** The same, which nobody replaces, confirms or removes until the transaction ends. */
export async function lockFactor(database: Database, userId: string): Promise<StoredFactor | null> {
  await database.query(sql`select from dashboard.second_factors where user_id = ${userId} for update`);
  return findFactor(database, userId);
}

/** Marks the code of this half minute as used, and the factor as confirmed; false if it or a later one was used before. */
export async function spendStep(database: Database, userId: string, step: number): Promise<boolean> {
  const used = await database.query(sql`
    update dashboard.second_factors set last_step = ${step}, confirmed_at = coalesce(confirmed_at, now())
    where user_id = ${userId} and last_step < ${step} returning user_id`);
  return used.rows.length === 1;
}

export async function deleteFactor(database: Database, userId: string): Promise<boolean> {
  const deleted = await database.query(sql`
    delete from dashboard.second_factors where user_id = ${userId} returning user_id`);
  return deleted.rows.length === 1;
}

/** Replaces all recovery codes of the user. */
export async function putRecoveryCodes(database: Database, userId: string, codes: readonly string[]) {
  await database.query(sql`delete from dashboard.recovery_codes where user_id = ${userId}`);
  await database.query(sql`
    insert into dashboard.recovery_codes (user_id, code_hash)
    select ${userId}, decode(hash, 'hex') from unnest(${codes.map((code) => hashOfSecret(code).toString('hex'))}::text[]) as hash`);
}

/** Uses a recovery code up; false if it is none, or used already. */
export async function spendRecoveryCode(database: Database, userId: string, code: string): Promise<boolean> {
  const used = await database.query(sql`
    update dashboard.recovery_codes set used_at = now()
    where user_id = ${userId} and code_hash = ${hashOfSecret(code)} and used_at is null returning user_id`);
  return used.rows.length === 1;
}

export async function countRecoveryCodes(database: Database, userId: string): Promise<number> {
  const found = await database.query<{ left: number }>(sql`
    select count(*)::int as left from dashboard.recovery_codes where user_id = ${userId} and used_at is null`);
  return found.rows[0]?.left ?? 0;
}
