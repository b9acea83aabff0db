import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, ensureDemoUsers, findDemoBusiness } from './demo-users';
import { signIn } from './sign-in';
import { listMemberships } from './storage/memberships';
import { migrateDashboard } from './storage/migrate';
import { openPool } from './storage/pool';
import { createEmptyDatabase } from './testing/migrated-database';

const secret = 'a secret of this installation only';
let databaseUrl: string;
let pool: Pool;
beforeAll(async () => {
  databaseUrl = await createEmptyDatabase();
  await migrateDashboard(databaseUrl);
  pool = openPool(databaseUrl);
});
afterAll(() => pool.end());

describe('the demo users', () => {
  it('are made once, sign in with the passwords told, and tell which business is the demo', async () => {
    expect(await findDemoBusiness(databaseUrl)).toBeNull();
    const first = await ensureDemoUsers(databaseUrl, 'biz_demo', secret);
    const second = await ensureDemoUsers(databaseUrl, 'biz_demo', secret);
    expect(second).toEqual(first);
    expect(await findDemoBusiness(databaseUrl)).toBe('biz_demo');
    const roles = await Promise.all(
      first.map(async ({ email, password }) => {
        const outcome = await signIn(pool, { email, password }, '192.0.2.1');
        return outcome.ok ? await listMemberships(pool, outcome.value.id) : outcome.problem;
      }),
    );
    expect(roles).toEqual([
      [{ businessId: 'biz_demo', role: 'admin' }],
      [{ businessId: 'biz_demo', role: 'owner' }],
    ]);
  });

  it('have new passwords when the installation has a new secret', async () => {
    const [before] = await ensureDemoUsers(databaseUrl, 'biz_demo', secret);
    const [after] = await ensureDemoUsers(databaseUrl, 'biz_demo', `${secret}, changed`);
    expect(after?.password).not.toBe(before?.password);
    const old = { email: before?.email ?? '', password: before?.password ?? '' };
    expect((await signIn(pool, old, '192.0.2.2')).ok).toBe(false);
  });
});

it('derives another password for each person, of letters that cannot be mistaken', () => {
  const passwords = ['a@daybook.example', 'b@daybook.example'].map((email) => demoPassword(secret, email));
  expect(new Set(passwords).size).toBe(2);
  for (const password of passwords) {
    expect(password).toMatch(/^([abcdefghjkmnpqrstuvwxyz2-9]{4}-){3}[abcdefghjkmnpqrstuvwxyz2-9]{4}$/);
  }
});
