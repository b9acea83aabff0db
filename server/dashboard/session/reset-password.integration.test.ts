import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestPasswordReset } from '../actions/account';
import { inviteMember, renewMemberLink } from '../actions/members';
import { choosePassword } from './choose-password';
import { hashPassword } from './password';
import { requestReset } from './reset-password';
import { signIn } from './sign-in';
import { dashboardDatabase } from './storage/pool';
import { countUse, linksSubject } from './storage/sign-in-attempts';
import { putLink } from './storage/sign-in-links';
import { findUserByEmail, setPasswordHash, type User } from './storage/users';
import { beginRequest } from './testing/request-at-hand';
import {
  businessId,
  makeAdministrator,
  makePerson,
  openSmallDesk,
  origin,
  signInAs,
} from './testing/small-desk';
import { startMailServer } from './testing/small-mail-server';

vi.mock('next/headers', async () => (await import('./testing/request-at-hand')).nextHeaders);

const [password, next] = ['correct horse battery', 'another horse battery'];
let mail: Awaited<ReturnType<typeof startMailServer>>;
openSmallDesk();
let ada: User;
beforeAll(async () => {
  mail = await startMailServer();
  process.env.SMTP_URL = mail.url;
  process.env.MAIL_FROM = 'Daybook <books@example.test>';
});
afterAll(() => mail.stop());
beforeEach(async () => {
  mail.messages.length = 0;
  mail.state.refuses = false;
  ada = await makeAdministrator();
  await setPasswordHash(dashboardDatabase(), ada.id, await hashPassword(password));
  await dashboardDatabase().query('delete from dashboard.sign_in_attempts');
  beginRequest({ origin, 'x-forwarded-for': '192.0.2.1' });
});

const ask = async (email: string, address = '192.0.2.1') => {
  const requested = await requestReset(dashboardDatabase(), email, address);
  if (requested.ok) await requested.value.sent;
  return requested.ok;
};
const tokenIn = (text = '') => /choose-password#([\w-]+)/.exec(text)?.[1] ?? '';

describe('a forgotten password', () => {
  it('is chosen anew by the link that was sent, once', async () => {
    expect(await ask(` ${ada.email.toUpperCase()} `)).toBe(true);
    expect(mail.messages).toEqual([
      { to: ada.email, text: expect.stringContaining('From: Daybook <books@example.test>') },
    ]);
    const token = tokenIn(mail.messages[0]?.text);
    expect(await choosePassword(dashboardDatabase(), { token, password: next })).toEqual({
      ok: true,
      value: { email: ada.email },
    });
    expect((await signIn(dashboardDatabase(), { email: ada.email, password: next }, '192.0.2.1')).ok).toBe(
      true,
    );
    expect((await choosePassword(dashboardDatabase(), { token, password: next })).ok).toBe(false);
  });

  it('of an address that nobody has, or that has chosen none yet, sends nothing and answers alike', async () => {
    const invited = await makePerson('owner');
    for (const email of ['nobody@example.test', invited.email]) {
      expect(await requestPasswordReset({ email })).toEqual({ ok: true, data: null });
      await ask(email);
    }
    expect(mail.messages).toEqual([]);
  });

  it('is sent to an account a few times, and asked for from an address a few times', async () => {
    for (let time = 0; time < 6; time += 1) expect(await ask(ada.email)).toBe(true);
    expect(mail.messages.length).toBeLessThanOrEqual(3);
    expect(await ask('other@example.test')).toBe(false);
    expect(await ask('other@example.test', '192.0.2.2')).toBe(true);
  });

  it('leaves the link in place that an admin has made, and says that it is there', async () => {
    const admin = await makeAdministrator();
    const token = await putLink(dashboardDatabase(), ada.id, admin.id);
    expect(await ask(ada.email)).toBe(true);
    expect(mail.messages).toEqual([{ to: ada.email, text: expect.stringContaining('is still good') }]);
    expect(tokenIn(mail.messages[0]?.text)).toBe('');
    expect((await choosePassword(dashboardDatabase(), { token, password: next })).ok).toBe(true);
  });

  it.each([
    ['is over', async (userId: string) => putLink(dashboardDatabase(), userId, ada.id, { minutes: -1 })],
    [
      'was made by somebody who could not make it any more',
      async (userId: string) => putLink(dashboardDatabase(), userId, (await makePerson('owner')).id),
    ],
    [
      'was sent for a forgotten password before',
      async (userId: string) => putLink(dashboardDatabase(), userId, userId, { keepsSecondFactor: true }),
    ],
  ])('is chosen by a new link where one %s', async (_, putEarlier) => {
    const earlier = await putEarlier(ada.id);
    await ask(ada.email);
    const token = tokenIn(mail.messages[0]?.text);
    expect((await choosePassword(dashboardDatabase(), { token: earlier, password: next })).ok).toBe(false);
    expect((await choosePassword(dashboardDatabase(), { token, password: next })).ok).toBe(true);
  });

  it('is nobody elses business: a link is void after an hour', async () => {
    await ask(ada.email);
    await dashboardDatabase().query(
      "update dashboard.sign_in_links set expires_at = expires_at - interval '61 minutes'",
    );
    const token = tokenIn(mail.messages[0]?.text);
    expect((await choosePassword(dashboardDatabase(), { token, password: next })).ok).toBe(false);
  });
});

describe('an invitation', () => {
  const invite = (email: string) => inviteMember(businessId, { name: 'Ben Example', email, role: 'owner' });

  it('is sent to the person, and its link shown to nobody', async () => {
    await signInAs(ada);
    const answer = await invite('ben@example.test');
    expect(answer).toEqual({
      ok: true,
      data: { name: 'Ben Example', token: null, isMailed: true, isMadeElsewhere: false },
    });
    const token = tokenIn(mail.messages[0]?.text);
    expect((await choosePassword(dashboardDatabase(), { token, password })).ok).toBe(true);
    const ben = await findUserByEmail(dashboardDatabase(), 'ben@example.test');
    const renewed = await renewMemberLink(businessId, { userId: ben?.id ?? '' });
    expect(renewed).toEqual({ ok: true, data: { token: null, isMailed: true } });
    expect(mail.messages).toHaveLength(2);
  });

  it('says the names on one line, which a link cannot be made of', async () => {
    const admin = { ...ada, name: 'Your account is locked.\r\n\r\nUnlock it: https://evil.example/' };
    await dashboardDatabase().query('update dashboard.users set name = $2 where id = $1', [
      ada.id,
      admin.name,
    ]);
    await signInAs(admin);
    const name = 'Ben.\n\nOpen https://evil.example/ now';
    expect((await inviteMember(businessId, { name, email: 'dan@example.test', role: 'owner' })).ok).toBe(
      true,
    );
    const text = (mail.messages[0]?.text ?? '').replace(/=\r?\n/g, '');
    expect(text).toContain('Hello Ben. Open https evil.example');
    expect(text).toContain('Your account is locked. Unlock it: https evil.example');
    expect(text).not.toContain('://evil');
  });

  it('waits where the admin has sent very many in a day, and others do not wait with them', async () => {
    const subject = linksSubject(ada.id);
    for (let sent = 0; sent <= subject.freeFailures; sent += 1) {
      await countUse(dashboardDatabase(), subject);
    }
    await signInAs(ada);
    const refused = await invite('eve@example.test');
    expect(refused).toMatchObject({ ok: false, problem: { status: 429, code: 'too_many_requests' } });
    expect(refused.ok || refused.problem.detail).toMatch(
      /^Too many invitations\. Try again in \d+ seconds?\.$/,
    );
    expect([await findUserByEmail(dashboardDatabase(), 'eve@example.test'), mail.messages]).toEqual([
      null,
      [],
    ]);
    await signInAs(await makePerson('admin'));
    expect((await invite('eve@example.test')).ok).toBe(true);
  });

  it('that could not be sent is handed over by the admin', async () => {
    await signInAs(ada);
    mail.state.refuses = true;
    const answer = await invite('cyd@example.test');
    expect(answer).toMatchObject({ ok: true, data: { isMailed: false, token: expect.any(String) } });
  });
});
