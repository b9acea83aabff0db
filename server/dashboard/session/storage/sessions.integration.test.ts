import { describe, expect, it } from 'vitest';
import { openMigratedDatabase } from '../testing/migrated-database';
import {
  findSessionUser,
  listSessions,
  openSession,
  revokeSession,
  revokeSessionById,
  revokeSessionsOf,
} from './sessions';
import { insertUser, type User } from './users';

const pool = openMigratedDatabase();

async function newUser(email: string): Promise<User> {
  const user = await insertUser(pool, { name: 'Ada Example', email, passwordHash: 'not used here' });
  if (user === null) throw new Error(`${email} is taken`);
  return user;
}

describe('a session', () => {
  it('belongs to its user until it is revoked', async () => {
    const user = await newUser('until@example.test');
    const token = await openSession(pool, user.id);
    expect(await findSessionUser(pool, token)).toEqual(user);
    await revokeSession(pool, token);
    expect(await findSessionUser(pool, token)).toBeNull();
  });

  it('ends alone when signed out, and with all others when all are revoked', async () => {
    const user = await newUser('others@example.test');
    const [first, second] = [await openSession(pool, user.id), await openSession(pool, user.id)];
    await revokeSession(pool, first);
    expect(await findSessionUser(pool, second)).toEqual(user);
    await revokeSessionsOf(pool, user.id);
    expect(await findSessionUser(pool, second)).toBeNull();
  });

  it('is over after its time', async () => {
    const user = await newUser('over@example.test');
    const token = await openSession(pool, user.id);
    await pool.query(
      "update dashboard.sessions set created_at = now() - interval '9 hours', expires_at = now() - interval '1 hour' where user_id = $1",
      [user.id],
    );
    expect(await findSessionUser(pool, token)).toBeNull();
  });

  it('cannot be made to live longer than eight hours, not even in SQL', async () => {
    const user = await newUser('longer@example.test');
    await openSession(pool, user.id);
    await expect(
      pool.query("update dashboard.sessions set expires_at = now() + interval '9 hours' where user_id = $1", [
        user.id,
      ]),
    ).rejects.toThrow('sessions_check');
  });

  it('is kept as a hash: what the table holds opens nothing', async () => {
    const user = await newUser('hash@example.test');
    const token = await openSession(pool, user.id);
    const kept = await pool.query<{ hash: string }>(
      "select encode(token_hash, 'base64') as hash from dashboard.sessions where user_id = $1",
      [user.id],
    );
    expect(kept.rows[0]?.hash).not.toBe(token);
    expect(await findSessionUser(pool, kept.rows[0]?.hash ?? '')).toBeNull();
  });

  it('is listed with its device, and ended by its user alone', async () => {
    const [user, other] = [await newUser('list@example.test'), await newUser('list2@example.test')];
    const here = await openSession(pool, user.id, { userAgent: 'Browser', networkAddress: '192.0.2.1' });
    const there = await openSession(pool, user.id, { userAgent: 'x'.repeat(300) });
    await openSession(pool, other.id);
    const [first, second, ...more] = await listSessions(pool, user.id, here);
    expect(first).toMatchObject({ userAgent: 'Browser', networkAddress: '192.0.2.1', isThis: true });
    expect([second?.isThis, second?.userAgent?.length, more]).toEqual([false, 255, []]);
    expect(await revokeSessionById(pool, other.id, second?.id ?? '')).toBe(false);
    expect(await findSessionUser(pool, there)).toEqual(user);
    expect(await revokeSessionById(pool, user.id, second?.id ?? '')).toBe(true);
    expect(await findSessionUser(pool, there)).toBeNull();
    expect(await listSessions(pool, user.id, here)).toHaveLength(1);
  });

  it('notes its last use, once a minute at most', async () => {
    const user = await newUser('use@example.test');
    const token = await openSession(pool, user.id);
    const lastUse = async () => (await listSessions(pool, user.id, token))[0]?.lastUsedAt ?? '';
    const opened = await lastUse();
    await findSessionUser(pool, token);
    expect(await lastUse()).toBe(opened);
    await pool.query("update dashboard.sessions set last_used_at = last_used_at - interval '61 seconds'");
    await findSessionUser(pool, token);
    expect(Date.parse(await lastUse())).toBeGreaterThanOrEqual(Date.parse(opened));
  });

  it.each(['', 'guess', 'x'.repeat(10_000)])('is not opened by %j', async (token) => {
    expect(await findSessionUser(pool, token)).toBeNull();
  });
});

it('refuses a second user of the same address in another case', async () => {
  await newUser('Case@example.test');
  expect(await insertUser(pool, { name: 'Other', email: 'case@EXAMPLE.test', passwordHash: 'x' })).toBeNull();
});
