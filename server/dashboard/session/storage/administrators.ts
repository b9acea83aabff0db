import sql, { type Sql } from 'sql-template-tag';
import type { Database } from './pool';
import { canSignIn } from './sign-in-methods';
import type { User } from './users';

/**
 * System administrators act for the whole installation: they manage applications, create businesses and let people
 * choose new passwords, whatever businesses these belong to. No membership gives that, so none can take it either.
 */
export async function isAdministrator(database: Database, userId: string): Promise<boolean> {
  const found = await database.query<{ is_administrator: boolean }>(sql`
    select is_administrator from dashboard.users where id = ${userId}`);
  return found.rows[0]?.is_administrator ?? false;
}

export async function setAdministrator(database: Database, userId: string, isAdministrator: boolean) {
  await database.query(sql`
    update dashboard.users set is_administrator = ${isAdministrator} where id = ${userId}`);
}

/** Those who are no members of the business, by name. */
export async function listAdministratorsElsewhere(database: Database, businessId: string): Promise<User[]> {
  const found = await database.query<User>(sql`
    select id, name, email from dashboard.users
    where is_administrator and not exists (
      select from dashboard.memberships as own where own.user_id = users.id and own.business_id = ${businessId})
    order by lower(name), id`);
  return found.rows;
}

/** The administrators who can sign in, while nobody else changes who they are. */
export async function lockAdministrators(database: Database): Promise<string[]> {
  const found = await database.query<{ id: string }>(sql`
    select id from dashboard.users where is_administrator and ${canSignIn()} order by id for update`);
  return found.rows.map(({ id }) => id);
}

/**
 * Whether the one may let the other choose a new password, and so act as the other: a system administrator anybody, an
 * admin of every business of theirs anybody but a system administrator.
 */
export async function maySetPasswordOf(
  database: Database,
  adminId: string,
  userId: string,
): Promise<boolean> {
  const found = await database.query<{ may: boolean }>(sql`
    select ${maySetPassword()} as may from dashboard.users as admin, dashboard.users as person
    where admin.id = ${adminId} and person.id = ${userId}`);
  return found.rows[0]?.may ?? false;
}

/** Whether the user `admin` may let the user `person` choose a new password. */
function maySetPassword(): Sql {
  return sql`(admin.is_administrator or (not person.is_administrator and not exists (
    select from dashboard.memberships as theirs where theirs.user_id = person.id and not exists (
      select from dashboard.memberships as own
      where own.user_id = admin.id and own.business_id = theirs.business_id and own.role = 'admin'))))`;
}

/** Whether a row of `sign_in_links` still lets its user choose a password: it is void as soon as its maker could not make it again. */
export function isLinkGood(): Sql {
  return sql`(sign_in_links.expires_at > now() and (sign_in_links.made_by = sign_in_links.user_id or exists (
    select from dashboard.users as admin, dashboard.users as person
    where admin.id = sign_in_links.made_by and person.id = sign_in_links.user_id and ${maySetPassword()})))`;
}

/**
 * Whether the user may create businesses: a system administrator, and whoever keeps the books of a business that a
 * system administrator is admin of. Businesses that somebody made for themselves give no right to make more.
 */
export async function mayCreateBusinesses(database: Database, userId: string): Promise<boolean> {
  const found = await database.query<{ may: boolean }>(sql`
    select is_administrator or exists (
      select from dashboard.memberships as own
      join dashboard.memberships as theirs on theirs.business_id = own.business_id and theirs.role = 'admin'
      join dashboard.users as administrator on administrator.id = theirs.user_id and administrator.is_administrator
      where own.user_id = users.id and own.role <> 'owner') as may
    from dashboard.users where id = ${userId}`);
  return found.rows[0]?.may ?? false;
}
