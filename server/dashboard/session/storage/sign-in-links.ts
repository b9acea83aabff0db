import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database } from './pool';
import { hashOfSecret } from './secret-hash';

/** How long a link waits to be used, in days. */
export const linkDays = 7;

/** Makes the one link by which the user may choose a password, and returns its secret token; an earlier one is void. */
export async function putLink(
  database: Database,
  userId: string,
  madeBy: string,
  { minutes = linkDays * 24 * 60, keepsSecondFactor = false } = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(sql`
    insert into dashboard.sign_in_links (user_id, token_hash, made_by, expires_at, keeps_second_factor)
    values (${userId}, ${hashOfSecret(token)}, ${madeBy}, now() + make_interval(mins => ${minutes}), ${keepsSecondFactor})
    on conflict (user_id) do update set
      token_hash = excluded.token_hash, made_by = excluded.made_by, expires_at = excluded.expires_at,
      keeps_second_factor = excluded.keeps_second_factor`);
  return token;
}

/** Who made the link of the user that still holds and lets in without the second factor; null without such a link. */
export async function findMakerOfLink(database: Database, userId: string): Promise<string | null> {
  const found = await database.query<{ madeBy: string }>(sql`
    select made_by as "madeBy" from dashboard.sign_in_links
    where user_id = ${userId} and expires_at > now() and not keeps_second_factor
    for update`);
  return found.rows[0]?.madeBy ?? null;
}

export type SignInLink = { userId: string; email: string; madeBy: string; keepsSecondFactor: boolean };

/** Whose the link is, or null when it is unknown, used or over. Locked: of two who use it at once, one finds it. */
export async function lockLink(database: Database, token: string): Promise<SignInLink | null> {
  const found = await database.query<SignInLink>(sql`
    select user_id as "userId", email, made_by as "madeBy", keeps_second_factor as "keepsSecondFactor"
    from dashboard.sign_in_links join dashboard.users on users.id = user_id
    where token_hash = ${hashOfSecret(token)} and expires_at > now()
    for update of sign_in_links`);
  return found.rows[0] ?? null;
}

/** Whether there is such a link now; it may be used up at the next moment. */
export async function isLinkOpen(database: Database, token: string): Promise<boolean> {
  const found = await database.query(sql`
    select from dashboard.sign_in_links where token_hash = ${hashOfSecret(token)} and expires_at > now()`);
  return found.rows.length > 0;
}

/** Voids the link unless the user or a system administrator made it: that of a business's admin goes with the membership. */
export async function dropLinkOfAdmin(database: Database, userId: string): Promise<void> {
  await database.query(sql`
    delete from dashboard.sign_in_links using dashboard.users as maker
    where user_id = ${userId} and maker.id = made_by and made_by <> user_id and not maker.is_administrator`);
}

/** Voids the link that the user asked for; that of somebody else stays. */
export async function dropOwnLink(database: Database, userId: string): Promise<void> {
  await database.query(sql`
    delete from dashboard.sign_in_links where user_id = ${userId} and made_by = ${userId}`);
}

/** Waits for whoever is using the link of the user; nobody else does until the transaction ends. */
export async function lockLinkOf(database: Database, userId: string): Promise<void> {
  await database.query(sql`select from dashboard.sign_in_links where user_id = ${userId} for update`);
}

export async function dropLink(database: Database, userId: string): Promise<void> {
  await database.query(sql`delete from dashboard.sign_in_links where user_id = ${userId}`);
}
