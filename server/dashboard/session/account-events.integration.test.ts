import { beforeAll, expect, it, vi } from 'vitest';
import { endOtherSessions, endSession } from '../actions/account';
import { signOut } from '../actions/session';
import { changePassword, choosePassword } from './choose-password';
import { memberOrProblem } from './guard';
import { changeRole, inviteMember, removeMember, setAdministrator } from './members';
import { hashPassword } from './password';
import { spendCode } from './second-factor';
import { signIn } from './sign-in';
import { listEvents } from './storage/account-events';
import { dashboardDatabase } from './storage/pool';
import { countRecoveryCodes, putFactor, putRecoveryCodes, spendStep } from './storage/second-factors';
import { findSessionUser, listSessions, openSession } from './storage/sessions';
import { setPasswordHash, type User } from './storage/users';
import { beginRequest } from './testing/request-at-hand';
import {
  businessId,
  makeAdministrator,
  makePerson,
  openSmallDesk,
  origin,
  signInAs,
} from './testing/small-desk';

vi.mock('next/headers', async () => (await import('./testing/request-at-hand')).nextHeaders);

const password = 'correct horse battery';
openSmallDesk();
let ada: User;
beforeAll(async () => {
  ada = await makeAdministrator();
  await setPasswordHash(dashboardDatabase(), ada.id, await hashPassword(password));
});

const kinds = async (isAdministrator = true, of = businessId) =>
  (await listEvents(dashboardDatabase(), { businessId: of, isAdministrator, before: null }, 100))
    .map(({ kind }) => kind)
    .reverse();

it('records how a member comes, signs in, is refused and goes', async () => {
  const pool = dashboardDatabase();
  const invitation = { businessId, adminId: ada.id, name: 'Ben', email: 'ben@example.test', role: 'owner' };
  const invited = await inviteMember(pool, { ...invitation, role: 'owner' });
  if (!invited.ok) throw new Error(invited.problem);
  const { userId, token } = invited.value;
  const at = { businessId, userId, adminId: ada.id };
  await choosePassword(pool, { token: token ?? '', password });
  await signIn(pool, { email: invitation.email, password: 'a wrong guess' }, '192.0.2.7');
  await signIn(pool, { email: invitation.email, password }, '192.0.2.7', 'Browser');
  const ben = { id: userId, name: 'Ben', email: invitation.email };
  const session = await openSession(pool, userId);
  await changePassword(pool, ben, { current: password, next: `${password} 2` }, session);
  beginRequest({ origin });
  await signInAs(ben);
  expect(await memberOrProblem(businessId, 'write')).toMatchObject({ ok: false, problem: { status: 403 } });
  await changeRole(pool, { ...at, role: 'admin' });
  await setAdministrator(pool, { ...at, isAdministrator: true });
  await removeMember(pool, at);
  const expected = [
    ...['invited', 'password_chosen', 'sign_in_refused', 'signed_in', 'password_changed'],
    ...['permission_refused', 'role_changed', 'administration_given', 'removed', 'administration_ended'],
  ];
  expect(await kinds()).toEqual(expected);
  const [, removed, , changed] = await listEvents(
    pool,
    { businessId, isAdministrator: true, before: null },
    4,
  );
  expect(removed).toMatchObject({ userId, byUserId: ada.id, email: invitation.email });
  expect(changed).toMatchObject({ details: { from: 'owner', to: 'admin' } });
});

it('shows an admin the business and its members, and only system administrators the rest', async () => {
  const pool = dashboardDatabase();
  await signIn(pool, { email: 'nobody@example.test', password }, '192.0.2.8');
  await signIn(pool, { email: ada.email, password }, '192.0.2.8');
  expect((await kinds(true)).slice(-2)).toEqual(['sign_in_refused', 'signed_in']);
  const ofAdmin = await kinds(false);
  expect(ofAdmin).toContain('signed_in'); // of Ada, who is a member
  expect(ofAdmin).not.toContain('password_chosen'); // of Ben, who is none any more
  expect(ofAdmin.filter((kind) => kind === 'sign_in_refused')).toEqual([]);
  expect(await kinds(false, 'biz_other')).toEqual([]);
});

it("shows an admin nothing of a member's account from before the membership", async () => {
  const pool = dashboardDatabase();
  const cem = await makePerson(null);
  await setPasswordHash(pool, cem.id, await hashPassword(password));
  const signInFrom = (address: string) => signIn(pool, { email: cem.email, password }, address);
  await signInFrom('192.0.2.20');
  await inviteMember(pool, { businessId, adminId: ada.id, name: 'Cem', email: cem.email, role: 'owner' });
  await signInFrom('192.0.2.21');
  const seen = async (isAdministrator: boolean) =>
    (await listEvents(pool, { businessId, isAdministrator, before: null }, 100))
      .filter(({ userId }) => userId === cem.id)
      .map(({ kind, networkAddress }) => networkAddress ?? kind);
  expect(await seen(false)).toEqual(['192.0.2.21', 'added']);
  expect(await seen(true)).toEqual(['192.0.2.21', 'added', '192.0.2.20']);
});

it('nothing happens to an account of which no record can be kept', async () => {
  const pool = dashboardDatabase();
  const eva = await makePerson('owner');
  beginRequest({ origin });
  const here = await signInAs(eva);
  const there = await openSession(pool, eva.id);
  await putFactor(pool, eva.id, Buffer.alloc(48));
  await spendStep(pool, eva.id, 1);
  await putRecoveryCodes(pool, eva.id, ['AAAABBBBCCCCDDDD']);
  const sessions = await listSessions(pool, eva.id, here);
  const sessionId = sessions.find(({ isThis }) => !isThis)?.id ?? '';
  await pool.query('alter table dashboard.account_events add constraint full_disk check (false) not valid');
  try {
    await expect(spendCode(pool, eva.id, 'AAAABBBBCCCCDDDD')).rejects.toThrow('full_disk');
    expect(await endSession({ sessionId })).toMatchObject({ ok: false, problem: { status: 500 } });
    expect(await endOtherSessions({})).toMatchObject({ ok: false, problem: { status: 500 } });
    await expect(signOut()).rejects.toThrow('full_disk');
  } finally {
    await pool.query('alter table dashboard.account_events drop constraint full_disk');
  }
  expect(await countRecoveryCodes(pool, eva.id)).toBe(1);
  for (const token of [here, there]) expect(await findSessionUser(pool, token)).toMatchObject({ id: eva.id });
});

it('cannot be changed or deleted, not even in SQL', async () => {
  await makePerson('owner');
  for (const statement of [
    "update dashboard.account_events set kind = 'signed_in'",
    'delete from dashboard.account_events',
    'truncate dashboard.account_events',
  ]) {
    await expect(dashboardDatabase().query(statement)).rejects.toThrow('never changed or deleted');
  }
});
