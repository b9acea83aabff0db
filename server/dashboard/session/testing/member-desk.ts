import type { Pool } from 'pg';
import { beforeEach } from 'vitest';
import type { Role } from '@/lib/member-role';
import { inviteMember } from '../members';
import { putMembership } from '../storage/memberships';
import { insertUser } from '../storage/users';
import { openMigratedDatabase } from './migrated-database';

export const bakery = 'biz_bakery';
export const garage = 'biz_garage';
export const password = 'a password that is long';

/** The dashboard's tables on a database of their own, empty at each test of a file, and short ways to fill them with members. */
export function openMemberDesk() {
  const pool = openMigratedDatabase();
  beforeEach(async () => {
    await pool.query('delete from dashboard.users');
    await pool.query('delete from dashboard.sign_in_attempts');
  });
  return {
    pool,
    /** Somebody with a password (whose hash no test needs) and these roles. */
    person: (name: string, roles: Record<string, Role>) => putPerson(pool, name, 'kept elsewhere', roles),
    /** Somebody who was invited, has chosen no password and is admin of the bakery. */
    invited: (name: string) => putPerson(pool, name, null, { [bakery]: 'admin' }),
    invite: (adminId: string, name: string, role: Role = 'owner', businessId = bakery) =>
      inviteMember(pool, { businessId, adminId, name, email: `${name}@example.test`, role }),
  };
}

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
