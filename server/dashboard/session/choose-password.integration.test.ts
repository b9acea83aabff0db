import { hash } from '@node-rs/argon2';
import { beforeEach, expect, it, vi } from 'vitest';
import { changePassword, checkLinkFrom, choosePassword, choosePasswordFrom } from './choose-password';
import { hashPassword } from './password';
import { signIn } from './sign-in';
import { findSessionUser, openSession, revokeSessionsOf } from './storage/sessions';
import { isLinkOpen, putLink } from './storage/sign-in-links';
import { insertUser, type User } from './storage/users';
import { openMigratedDatabase } from './testing/migrated-database';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon = await importOriginal<typeof import('@node-rs/argon2')>();
  return { ...argon, hash: vi.fn(argon.hash) };
});

const password = 'correct horse battery';
const next = 'another long password';

const pool = openMigratedDatabase();
let ada: User;
beforeEach(async () => {
  await pool.query('delete from dashboard.users');
  await pool.query('delete from dashboard.sign_in_attempts');
  const user = await insertUser(pool, {
    name: 'Ada Example',
    email: 'ada@example.test',
    passwordHash: await hashPassword(password),
  });
  if (user) ada = user;
});

const signsInWith = async (typed: string) =>
  (await signIn(pool, { email: ada.email, password: typed }, '192.0.2.1')).ok;

it('changes the password and ends every other session of the same person', async () => {
  const [here, elsewhere] = [await openSession(pool, ada.id), await openSession(pool, ada.id)];
  expect((await changePassword(pool, ada, { current: password, next }, here)).ok).toBe(true);
  expect(await findSessionUser(pool, here)).toMatchObject({ id: ada.id });
  expect(await findSessionUser(pool, elsewhere)).toBeNull();
  expect([await signsInWith(password), await signsInWith(next)]).toEqual([false, true]);
});

it('is refused with a wrong present password, and ends nothing', async () => {
  const [here, elsewhere] = [await openSession(pool, ada.id), await openSession(pool, ada.id)];
  const refused = await changePassword(pool, ada, { current: 'a wrong guess', next }, here);
  expect(refused).toEqual({ ok: false, problem: { waitSeconds: 0 } });
  expect(await findSessionUser(pool, elsewhere)).not.toBeNull();
  expect(await signsInWith(password)).toBe(true);
});

/** What happens while the new password is hashed, after the present one was found right. */
const meanwhile = (event: () => Promise<unknown>) =>
  vi.mocked(hash).mockImplementationOnce(async (...args) => {
    await event();
    return hash(...args);
  });

it('does not undo a password that was chosen by a link while the present one was judged', async () => {
  const token = await putLink(pool, ada.id, ada.id);
  const here = await openSession(pool, ada.id);
  meanwhile(() => choosePassword(pool, { token, password: 'a third long password' }));
  const refused = await changePassword(pool, ada, { current: password, next }, here);
  expect(refused).toEqual({ ok: false, problem: { waitSeconds: 0 } });
  expect([await signsInWith(next), await signsInWith('a third long password')]).toEqual([false, true]);
});

it('is refused where the session was ended meanwhile', async () => {
  const here = await openSession(pool, ada.id);
  meanwhile(() => revokeSessionsOf(pool, ada.id));
  const refused = await changePassword(pool, ada, { current: password, next }, here);
  expect(refused).toEqual({ ok: false, problem: { waitSeconds: 0 } });
  expect(await signsInWith(password)).toBe(true);
});

it('voids the link that the person asked for, and leaves that of an admin', async () => {
  const made = await insertUser(pool, { name: 'Bob Example', email: 'bob@example.test', passwordHash: null });
  const links = [await putLink(pool, ada.id, ada.id)];
  const change = async (current: string, chosen: string) =>
    (await changePassword(pool, ada, { current, next: chosen }, await openSession(pool, ada.id))).ok;
  expect(await change(password, next)).toBe(true);
  links.push(await putLink(pool, ada.id, made?.id ?? ''));
  expect(await change(next, password)).toBe(true);
  const found = await Promise.all(links.map((token) => isLinkOpen(pool, token)));
  expect(found).toEqual([false, true]);
});

it('makes who guesses the present password wait, as the sign-in does', async () => {
  const here = await openSession(pool, ada.id);
  const guess = () => changePassword(pool, ada, { current: 'a wrong guess', next }, here);
  for (let time = 0; time < 5; time += 1) await guess();
  const refused = await changePassword(pool, ada, { current: password, next }, here);
  expect(refused.ok).toBe(false);
  expect(!refused.ok && refused.problem.waitSeconds).toBeGreaterThan(0);
});

it('hashes no password for a link that there is not', async () => {
  vi.mocked(hash).mockClear();
  const choice = { token: 'a guess', password: next };
  expect(await choosePasswordFrom(pool, choice, '192.0.2.1')).toEqual({ ok: false, problem: 'void' });
  expect(hash).not.toHaveBeenCalled();
});

it('makes who guesses links wait, and takes the right one from elsewhere', async () => {
  const token = await putLink(pool, ada.id, ada.id);
  const choose = (tried: string, address: string) =>
    choosePasswordFrom(pool, { token: tried, password: next }, address);
  for (let time = 0; time < 21; time += 1) await choose('a guess', '192.0.2.1');
  const refused = await choose(token, '192.0.2.1');
  expect(refused).toEqual({ ok: false, problem: { waitSeconds: expect.any(Number) } });
  expect(await choose(token, '192.0.2.2')).toEqual({ ok: true, value: { email: ada.email } });
  expect(await signsInWith(next)).toBe(true);
});

it('says of a link whether it is good, and leaves it as it is', async () => {
  const token = await putLink(pool, ada.id, ada.id);
  const check = (tried = token) => checkLinkFrom(pool, tried, '192.0.2.1');
  expect([await check(), await check()]).toEqual(Array(2).fill({ ok: true, value: { userId: ada.id } }));
  expect((await choosePasswordFrom(pool, { token, password: next }, '192.0.2.1')).ok).toBe(true);
  const used = await check();
  const expired = await putLink(pool, ada.id, ada.id, { minutes: -1 });
  expect([used, await check(expired), await check('a guess')]).toEqual(
    Array(3).fill({ ok: false, problem: 'void' }),
  );
});

it('makes who checks guesses of links wait as who uses them', async () => {
  const token = await putLink(pool, ada.id, ada.id);
  for (let time = 0; time < 21; time += 1) await checkLinkFrom(pool, 'a guess', '192.0.2.1');
  expect(await checkLinkFrom(pool, token, '192.0.2.1')).toEqual({
    ok: false,
    problem: { waitSeconds: expect.any(Number) },
  });
  expect((await checkLinkFrom(pool, token, '192.0.2.2')).ok).toBe(true);
});
