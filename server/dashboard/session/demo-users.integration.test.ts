import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choosePassword } from './choose-password';
import { demoPassword, ensureDemoUsers, findDemoBusiness } from './demo-users';
import { hashPassword } from './password';
import { findUserOfProvider } from './provider';
import { signIn } from './sign-in';
import { listMemberships } from './storage/memberships';
import { migrateDashboard } from './storage/migrate';
import { findPasskey, insertPasskey } from './storage/passkeys';
import { openPool } from './storage/pool';
import { findSessionUser, openSession } from './storage/sessions';
import { putLink } from './storage/sign-in-links';
import { insertUser } from './storage/users';
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

it('an account that somebody made under the address of a demo user is theirs no more', async () => {
  await pool.query('delete from dashboard.users');
  const email = 'bookkeeper@daybook.example';
  const squatter = await insertUser(pool, {
    name: 'Mal',
    email,
    passwordHash: await hashPassword('chosen by Mal'),
  });
  if (squatter === null) throw new Error('taken');
  const said = { iss: 'https://login.example.test', sub: '9', email, email_verified: true };
  expect(await findUserOfProvider(pool, said)).not.toBeNull();
  await insertPasskey(pool, squatter.id, {
    relyingParty: 'localhost',
    credentialId: 'of-mal',
    publicKey: Uint8Array.of(1),
    counter: 0,
    transports: [],
    name: 'Of Mal',
  });
  const session = await openSession(pool, squatter.id);
  const token = await putLink(pool, squatter.id, squatter.id);
  const [demo] = await ensureDemoUsers(databaseUrl, 'biz_demo', secret);
  expect(await findSessionUser(pool, session)).toBeNull();
  expect(await findPasskey(pool, 'localhost', 'of-mal')).toBeNull();
  expect(await findUserOfProvider(pool, { ...said, email: undefined })).toBeNull();
  expect((await choosePassword(pool, { token, password: 'chosen by Mal again' })).ok).toBe(false);
  const { ok } = await signIn(pool, { email, password: demo?.password ?? '' }, '192.0.2.3');
  expect(ok).toBe(true);
});

it('derives another password for each person, of letters that cannot be mistaken', () => {
  const passwords = ['a@daybook.example', 'b@daybook.example'].map((email) => demoPassword(secret, email));
  expect(new Set(passwords).size).toBe(2);
  for (const password of passwords) {
    expect(password).toMatch(/^([abcdefghjkmnpqrstuvwxyz2-9]{4}-){3}[abcdefghjkmnpqrstuvwxyz2-9]{4}$/);
  }
});
