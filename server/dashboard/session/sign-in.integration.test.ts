import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword } from './password';
import { signIn } from './sign-in';
import { findSessionUser } from './storage/sessions';
import { insertUser, setPasswordHash } from './storage/users';
import { openMigratedDatabase } from './testing/migrated-database';

const email = 'ada@example.test';
const password = 'correct horse battery';
const wrong = { ok: false, problem: { waitSeconds: 0 } };

const waitingForLock = `select from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`;

const pool = openMigratedDatabase();
beforeAll(async () => {
  await insertUser(pool, { name: 'Ada Example', email, passwordHash: await hashPassword(password) });
});
beforeEach(() => pool.query('delete from dashboard.sign_in_attempts'));

const guess = (account = email, address = '192.0.2.1') =>
  signIn(pool, { email: account, password: 'a wrong guess' }, address);

const seconds = async (outcome: ReturnType<typeof guess>) => {
  const answer = await outcome;
  return answer.ok ? null : answer.problem.waitSeconds;
};

async function failTimes(count: number, account?: string, address?: string) {
  for (let time = 0; time < count; time += 1) expect(await seconds(guess(account, address))).toBe(0);
}

/** Lets every delay run out, as waiting would. */
const letDelaysPass = () => pool.query('update dashboard.sign_in_attempts set blocked_until = now()');

describe('signing in', () => {
  it('opens a session for the right password, whatever the case and blanks of the address', async () => {
    const outcome = await signIn(pool, { email: ' ADA@Example.test ', password }, '192.0.2.1');
    expect(outcome.ok && (await findSessionUser(pool, outcome.value.session))).toMatchObject({ email });
  });

  it('finds nobody under an address that no text of the database can be', async () => {
    expect(await guess(`ada\0@example.test`)).toEqual(wrong);
  });

  it('opens none where the password is changed while it is judged', async () => {
    const address = 'changing@example.test';
    const user = await insertUser(pool, {
      name: 'Changing',
      email: address,
      passwordHash: await hashPassword(password),
    });
    const other = await hashPassword('another good password');
    const connection = await pool.connect();
    await connection.query('begin');
    await setPasswordHash(connection, user?.id ?? '', other);
    // Judged by the hash of before, which others see until the change is committed.
    const outcome = signIn(pool, { email: address, password }, '192.0.2.1');
    await vi.waitUntil(async () => (await pool.query(waitingForLock)).rows.length > 0, { timeout: 10_000 });
    await connection.query('commit');
    connection.release();
    expect(await outcome).toEqual(wrong);
    const sessions = await pool.query('select from dashboard.sessions where user_id = $1', [user?.id]);
    expect(sessions.rows).toEqual([]);
  });

  it('lets people who share an address in at the same moment', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => signIn(pool, { email, password }, '192.0.2.1')),
    );
    expect(outcomes.map((outcome) => outcome.ok)).toEqual([true, true, true, true]);
  });

  it('answers a wrong password and an unknown account alike', async () => {
    expect(await guess()).toEqual(wrong);
    expect(await guess('nobody@example.test')).toEqual(wrong);
    expect(await signIn(pool, { email, password: '' }, '192.0.2.1')).toEqual(wrong);
  });

  it('forgets attempts of more than a day ago, but for those that still wait', async () => {
    await pool.query(`insert into dashboard.sign_in_attempts values
      ('account:old', 9, now() - interval '2 days', now() - interval '1 day'),
      ('account:waiting', 9, now() - interval '2 days', now() + interval '1 minute')`);
    await failTimes(1);
    const left = await pool.query('select subject from dashboard.sign_in_attempts where failures = 9');
    expect(left.rows).toEqual([{ subject: 'account:waiting' }]);
  });

  it('makes a guesser wait longer and longer, whether or not the account exists', async () => {
    for (const account of [email, 'nobody@example.test']) {
      await failTimes(5, account);
      const delays: (number | null)[] = [];
      for (let time = 0; time < 10; time += 1) {
        delays.push(await seconds(guess(account)));
        await letDelaysPass();
        await failTimes(1, account, `198.51.100.${time}`);
      }
      expect(delays).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    }
  });

  it('does not judge the right password while the account waits', async () => {
    await failTimes(5);
    expect(await signIn(pool, { email, password }, '192.0.2.9')).toEqual({
      ok: false,
      problem: { waitSeconds: 2 },
    });
  });

  it('lets nobody wait until the time of a clock that was set back since', async () => {
    await failTimes(5);
    await pool.query("update dashboard.sign_in_attempts set blocked_until = now() + interval '3 days'");
    expect((await signIn(pool, { email, password }, '192.0.2.1')).ok).toBe(true);
  });

  it('starts the account afresh after a success', async () => {
    await failTimes(4);
    expect((await signIn(pool, { email, password }, '192.0.2.1')).ok).toBe(true);
    await failTimes(5);
  });

  it('forgets failures of yesterday', async () => {
    await failTimes(5);
    await pool.query(
      "update dashboard.sign_in_attempts set first_at = now() - interval '25 hours', blocked_until = now() - interval '24 hours'",
    );
    await failTimes(5);
  });

  it('deletes failures that count for nothing any more, and no others', async () => {
    await failTimes(5, 'old@example.test', '203.0.113.1');
    await pool.query(
      "update dashboard.sign_in_attempts set first_at = now() - interval '25 hours', blocked_until = '-infinity'",
    );
    await failTimes(1, 'today@example.test', '203.0.113.2');
    const kept = await pool.query('select from dashboard.sign_in_attempts');
    expect(kept.rows).toHaveLength(2);
  });

  it('lets no more guesses through when they come at the same moment', async () => {
    const waits = await Promise.all(
      Array.from({ length: 24 }, (_, index) => seconds(guess(email, `192.0.2.${index}`))),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  it('blocks an address that tries many accounts, and spares the accounts that it tries then', async () => {
    for (let index = 0; index < 21; index += 1) await failTimes(1, `person${index}@example.test`);
    expect(await seconds(guess(email))).toBe(2);
    const counted = await pool.query("select from dashboard.sign_in_attempts where subject like 'account:%'");
    expect(counted.rows).toHaveLength(21);
    expect((await signIn(pool, { email, password }, '198.51.100.7')).ok).toBe(true);
  });

  it('keeps an address counted when one of its attempts succeeds', async () => {
    for (let index = 0; index < 20; index += 1) await failTimes(1, `person${index}@example.test`);
    expect((await signIn(pool, { email, password }, '192.0.2.1')).ok).toBe(true);
    await failTimes(1, 'last@example.test');
    expect(await seconds(guess())).toBe(2);
  });
});
