import sql from 'sql-template-tag';
import type { Role } from '@/lib/member-role';
import { isLinkGood } from './administrators';
import type { Database } from './pool';
import { canSignIn, hasSignedIn } from './sign-in-methods';

export type Membership = { businessId: string; role: Role };

/** The user's role in the business, or null without a membership. */
export async function findRole(database: Database, userId: string, businessId: string): Promise<Role | null> {
  // Of an address that somebody typed; a text of the database has no such character.
  if (businessId.includes('\0')) return null;
  const found = await database.query<{ role: Role }>(sql`
    select role from dashboard.memberships where user_id = ${userId} and business_id = ${businessId}`);
  return found.rows[0]?.role ?? null;
}

export async function listMemberships(database: Database, userId: string): Promise<Membership[]> {
  const found = await database.query<Membership>(sql`
    select business_id as "businessId", role from dashboard.memberships where user_id = ${userId}`);
  return found.rows;
}

/** Whether the user is a member of any business beside this one. */
export async function isMemberOfOthers(
  database: Database,
  userId: string,
  businessId: string,
): Promise<boolean> {
  const found = await database.query<{ is: boolean }>(sql`
    select exists (
      select from dashboard.memberships where user_id = ${userId} and business_id <> ${businessId}) as is`);
  return found.rows[0]?.is ?? false;
}

/** Whether anybody has the role owner in the business, invited or signed in. */
export async function hasOwner(database: Database, businessId: string): Promise<boolean> {
  const found = await database.query<{ is: boolean }>(sql`
    select exists (
      select from dashboard.memberships where business_id = ${businessId} and role = 'owner') as is`);
  return found.rows[0]?.is ?? false;
}

/** Makes the user a member, or changes the role of one. */
export async function putMembership(database: Database, userId: string, { businessId, role }: Membership) {
  await database.query(sql`
    insert into dashboard.memberships (user_id, business_id, role)
    values (${userId}, ${businessId}, ${role})
    on conflict (user_id, business_id) do update set role = excluded.role`);
}

/** Makes the user admin of a business that has no member, and says whether it had none. */
export async function putFirstMembership(
  database: Database,
  userId: string,
  businessId: string,
): Promise<boolean> {
  const put = await database.query(sql`
    insert into dashboard.memberships (user_id, business_id, role)
    select ${userId}, ${businessId}, 'admin'
    where not exists (select from dashboard.memberships where business_id = ${businessId})
    on conflict (user_id, business_id) do nothing
    returning user_id`);
  return put.rows.length > 0;
}

export type BusinessMember = {
  userId: string;
  name: string;
  email: string;
  role: Role;
  canSignIn: boolean;
  /** Whether the person acts for the whole installation. */
  isAdministrator: boolean;
  /** Until when the link lets the person choose a password; null without one, or once whoever made it has lost the right to. */
  linkExpiresAt: string | null;
};

/** The members of a business by name. */
export async function listMembers(database: Database, businessId: string): Promise<BusinessMember[]> {
  const found = await database.query<
    Omit<BusinessMember, 'linkExpiresAt'> & { linkExpiresAt: Date | null }
  >(sql`
    select users.id as "userId", users.name, users.email, role, ${canSignIn()} as "canSignIn",
      is_administrator as "isAdministrator",
      case when ${isLinkGood()} then expires_at end as "linkExpiresAt"
    from dashboard.memberships
    join dashboard.users on users.id = memberships.user_id
    left join dashboard.sign_in_links on sign_in_links.user_id = users.id
    where business_id = ${businessId}
    order by lower(users.name), users.id`);
  return found.rows.map((row) => ({ ...row, linkExpiresAt: row.linkExpiresAt?.toISOString() ?? null }));
}

/** The same while nobody else changes who is a member: for those who count the admins that are left. */
export async function lockMembers(database: Database, businessId: string): Promise<BusinessMember[]> {
  await database.query(sql`
    select from dashboard.memberships where business_id = ${businessId} order by user_id for update`);
  return listMembers(database, businessId);
}

/** A person who has never signed in and is a member of nothing any more is forgotten, so the address is free. */
export async function deleteMembership(database: Database, userId: string, businessId: string) {
  await database.query(sql`
    delete from dashboard.memberships where user_id = ${userId} and business_id = ${businessId}`);
  await database.query(sql`
    delete from dashboard.users where id = ${userId} and not ${hasSignedIn()}
      and not exists (select from dashboard.memberships where user_id = ${userId})`);
}
