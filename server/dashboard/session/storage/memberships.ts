import sql from 'sql-template-tag';
import type { Role } from '../role';
import type { Database } from './pool';

export type Membership = { businessId: string; role: Role };

/** The user's role in the business, or null without a membership. */
export async function findRole(database: Database, userId: string, businessId: string): Promise<Role | null> {
  const found = await database.query<{ role: Role }>(sql`
    select role from dashboard.memberships where user_id = ${userId} and business_id = ${businessId}`);
  return found.rows[0]?.role ?? null;
}

export async function listMemberships(database: Database, userId: string): Promise<Membership[]> {
  const found = await database.query<Membership>(sql`
    select business_id as "businessId", role from dashboard.memberships where user_id = ${userId}`);
  return found.rows;
}

/** Makes the user a member, or changes the role of one. */
export async function putMembership(database: Database, userId: string, { businessId, role }: Membership) {
  await database.query(sql`
    insert into dashboard.memberships (user_id, business_id, role)
    values (${userId}, ${businessId}, ${role})
    on conflict (user_id, business_id) do update set role = excluded.role`);
}
