import type { Pool } from 'pg';
import { accept, type Result, refuse } from '@/lib/result';
import { hashPassword } from './password';
import { recordEvent } from './storage/account-events';
import { setAdministrator } from './storage/administrators';
import { putMembership } from './storage/memberships';
import { inTransaction } from './storage/pool';
import { hasUsers, insertUser, type User } from './storage/users';

export type FirstAccount = { name: string; email: string; password: string };

/**
 * Makes the first account where there is none. It becomes system administrator and admin of the businesses that the tenant already has,
 * since nobody else could let it in. When two people try at once, the table lock lets one of them win.
 */
export async function createFirstAccount(
  pool: Pool,
  { name, email, password }: FirstAccount,
  businessIds: readonly string[],
): Promise<Result<User, 'taken'>> {
  const passwordHash = await hashPassword(password);
  return inTransaction(pool, async (connection) => {
    await connection.query('lock table dashboard.users in exclusive mode');
    if (await hasUsers(connection)) return refuse('taken' as const);
    const user = await insertUser(connection, { name, email, passwordHash });
    if (user === null) return refuse('taken' as const);
    await setAdministrator(connection, user.id, true);
    for (const businessId of businessIds) {
      await putMembership(connection, user.id, { businessId, role: 'admin' });
    }
    await recordEvent(connection, { kind: 'first_account_created', userId: user.id });
    return accept(user);
  });
}
