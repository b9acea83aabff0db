import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { choosePassword } from './choose-password';
import { hashPassword } from './password';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  replaceRecoveryCodes,
  turnOffSecondFactor,
} from './second-factor';
import { signIn } from './sign-in';
import { setAdministrator } from './storage/administrators';
import { dashboardDatabase } from './storage/pool';
import { putFactor } from './storage/second-factors';
import { openSession, revokeSessionsOf } from './storage/sessions';
import { putLink } from './storage/sign-in-links';
import { setPasswordHash, type User } from './storage/users';
import { makeAdministrator, makePerson, openSmallDesk } from './testing/small-desk';

const password = 'correct horse battery';
openSmallDesk();
let ada: User;
let session: string;
let secret: string;
let recoveryCodes: string[];
/** Of the half minute that is so many away from now. */
const codeOf = (away = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + away * 30_000 });
const attempt = (code?: string) =>
  signIn(dashboardDatabase(), { email: ada.email, password, code }, '192.0.2.1', 'Test');
const wrongCode = { ok: false, problem: { waitSeconds: 0, code: 'wrong' } };

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:15Z'), toFake: ['Date'] });
  const pool = dashboardDatabase();
  ada = await makePerson('bookkeeper');
  await setPasswordHash(pool, ada.id, await hashPassword(password));
  session = await openSession(pool, ada.id);
  const begun = await beginSecondFactor(pool, ada, session);
  if (!begun.ok) throw new Error(begun.problem);
  secret = begun.value.secret;
  expect(begun.value.uri).toContain(`secret=${secret}`);
  expect((await attempt()).ok).toBe(true); // begun, but not on
  const confirmed = await confirmSecondFactor(pool, ada, session, codeOf(-1));
  if (!confirmed.ok) throw new Error(confirmed.problem);
  recoveryCodes = confirmed.value;
});

describe('with a second factor, signing in', () => {
  it('asks for a code only after the right password', async () => {
    expect(await attempt()).toEqual({ ok: false, problem: { waitSeconds: 0, code: 'missing' } });
    const guess = { email: ada.email, password: 'a wrong guess', code: codeOf() };
    expect(await signIn(dashboardDatabase(), guess, '192.0.2.1')).toEqual({
      ok: false,
      problem: { waitSeconds: 0 },
    });
  });

  it('takes the code of this half minute once, and none that is older', async () => {
    expect((await attempt(codeOf())).ok).toBe(true);
    expect(await attempt(codeOf())).toEqual(wrongCode);
    expect(await attempt(codeOf(-1))).toEqual(wrongCode);
    vi.setSystemTime(Date.now() + 30_000);
    expect((await attempt(` ${codeOf().slice(0, 3)} ${codeOf().slice(3)} `)).ok).toBe(true);
  });

  it('takes one of two who type the same code at the same moment', async () => {
    const outcomes = await Promise.all([attempt(codeOf()), attempt(codeOf())]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it.each([
    ['a code of two half minutes ago', () => codeOf(-2)],
    ['a code to come', () => codeOf(2)],
    ['nothing but zeros', () => '000000'],
    ['a word', () => 'password'],
  ])('refuses %s', async (_, code) => {
    expect(await attempt(code())).toEqual(wrongCode);
  });

  it('makes a guesser of codes wait longer and longer', async () => {
    for (let time = 0; time < 5; time += 1) expect(await attempt('000000')).toEqual(wrongCode);
    expect(await attempt(codeOf())).toEqual({ ok: false, problem: { waitSeconds: 2 } });
  });

  it('takes each recovery code once, in any case and without its hyphens', async () => {
    const [first = '', second = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    expect((await attempt(first)).ok).toBe(true);
    expect(await attempt(first)).toEqual(wrongCode);
    expect((await attempt(second.toLowerCase().replaceAll('-', ''))).ok).toBe(true);
    expect(await readSecondFactor(dashboardDatabase(), ada.id)).toEqual({ isOn: true, recoveryCodesLeft: 8 });
    const replaced = await replaceRecoveryCodes(dashboardDatabase(), ada, session);
    if (!replaced.ok) throw new Error(replaced.problem);
    expect(await attempt(recoveryCodes[2])).toEqual(wrongCode);
    expect((await attempt(replaced.value[0])).ok).toBe(true);
  });

  it('asks no more when it is removed', async () => {
    expect((await turnOffSecondFactor(dashboardDatabase(), ada, session)).ok).toBe(true);
    expect((await attempt()).ok).toBe(true);
  });
});

it('cannot be replaced by whoever finds a session open', async () => {
  expect(await beginSecondFactor(dashboardDatabase(), ada, session)).toEqual({
    ok: false,
    problem: 'already_on',
  });
  expect(await confirmSecondFactor(dashboardDatabase(), ada, session, codeOf())).toEqual({
    ok: false,
    problem: 'already_on',
  });
});

describe('where the session was ended meanwhile, as by a new password,', () => {
  const signedOut = { ok: false, problem: 'signed_out' };

  it('none is set up', async () => {
    const pool = dashboardDatabase();
    await turnOffSecondFactor(pool, ada, session);
    const begun = await beginSecondFactor(pool, ada, session);
    if (!begun.ok) throw new Error(begun.problem);
    secret = begun.value.secret;
    await revokeSessionsOf(pool, ada.id);
    expect(await confirmSecondFactor(pool, ada, session, codeOf())).toEqual(signedOut);
    expect(await beginSecondFactor(pool, ada, session)).toEqual(signedOut);
  });

  it('it stays on, with the codes that the person has', async () => {
    const pool = dashboardDatabase();
    await revokeSessionsOf(pool, ada.id);
    expect(await replaceRecoveryCodes(pool, ada, session)).toEqual(signedOut);
    expect(await turnOffSecondFactor(pool, ada, session)).toEqual(signedOut);
    expect((await attempt(recoveryCodes[0])).ok).toBe(true);
  });
});

it('is not turned on by the code of a secret that another window replaced at that moment', async () => {
  const pool = dashboardDatabase();
  await turnOffSecondFactor(pool, ada, session);
  const begun = await beginSecondFactor(pool, ada, session);
  if (!begun.ok) throw new Error(begun.problem);
  secret = begun.value.secret;
  const other = await pool.connect();
  onTestFinished(() => other.release());
  await other.query('begin');
  await putFactor(other, ada.id, randomBytes(48));
  const confirmed = confirmSecondFactor(pool, ada, session, codeOf());
  const waiting = async () => {
    const found = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return found.rowCount;
  };
  await expect.poll(waiting).toBe(1);
  await other.query('commit');
  expect(await confirmed).toEqual({ ok: false, problem: 'wrong_code' });
  expect((await attempt()).ok).toBe(true);
});

it('is kept encrypted: what the table holds is no secret of an app', async () => {
  const kept = await dashboardDatabase().query<{ hex: string }>(
    "select encode(encrypted_secret, 'hex') as hex from dashboard.second_factors where user_id = $1",
    [ada.id],
  );
  expect(kept.rows[0]?.hex).not.toContain(Buffer.from(Secret.fromBase32(secret).bytes).toString('hex'));
});

it('ends with the link of an administrator, but not with a link to the own address', async () => {
  const pool = dashboardDatabase();
  const own = await putLink(pool, ada.id, ada.id, { minutes: 60, keepsSecondFactor: true });
  expect((await choosePassword(pool, { token: own, password })).ok).toBe(true);
  expect(await attempt()).toEqual({ ok: false, problem: { waitSeconds: 0, code: 'missing' } });
  const admin = await makeAdministrator();
  await setAdministrator(pool, admin.id, true);
  const link = await putLink(pool, ada.id, admin.id);
  expect((await choosePassword(pool, { token: link, password })).ok).toBe(true);
  expect((await attempt()).ok).toBe(true);
});
