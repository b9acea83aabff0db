import type { Pool } from 'pg';
import { inviteMember } from '../members';
import type { Role } from '../role';
import { putMembership } from '../storage/memberships';
import { insertUser } from '../storage/users';
import { openMigratedDatabase } from './migrated-database';

export const bakery = 'biz_bakery';
export const garage = 'biz_garage';
export const password = 'a password that is long';

/** The dashboard's tables on a database of their own, and short ways to fill them with members. */
export async function openMemberDesk(serverUrl: string) {
  const pool = await openMigratedDatabase(serverUrl);
  return {
    pool,
    async clear() {
      await pool.query('delete from dashboard.users');
      await pool.query('delete from dashboard.sign_in_attempts');
    },
    /** Somebody with a password (whose hash no test needs) and these roles. */
    person: (name: string, roles: Record<string, Role>) => putPerson(pool, name, 'kept elsewhere', roles),
    /** Somebody who was invited, has chosen no password and is admin of the bakery. */
    invited: (name: string) => putPerson(pool, name, null, { [bakery]: 'admin' }),
    invite: (adminId: string, name: string, role: Role = 'owner', businessId = bakery) =>
      inviteMember(pool, { businessId, adminId, name, email: `${name}@example.test`, role }),
  };
}

export type MemberDesk = Awaited<ReturnType<typeof openMemberDesk>>;

async function putPerson(
  pool: Pool,
  name: string,
  passwordHash: string | null,
  roles: Record<string, Role>,
): Promise<string> {
  const user = await insertUser(pool, { name, email: `${name}@example.test`, passwordHash });
  if (user === null) throw new Error('taken');
  for (const [businessId, role] of Object.entries(roles)) {
    await putMembership(pool, user.id, { businessId, role });
  }
  return user.id;
}
