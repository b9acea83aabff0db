import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkPasswordLink, choosePassword } from '../actions/account';
import { inviteMember, renewMemberLink } from '../actions/members';
import { askedBusiness, makeMember, openMailDesk } from '../mail/testing/mail-desk';
import { dashboardDatabase } from './storage/pool';
import { putLink } from './storage/sign-in-links';
import { findUserByEmail, type User } from './storage/users';
import { beginRequest } from './testing/request-at-hand';
import { origin, signInAs } from './testing/small-desk';

vi.mock('next/headers', async () => (await import('./testing/request-at-hand')).nextHeaders);

const desk = openMailDesk();
let businessId: string;
let admin: User;
beforeEach(async () => {
  beginRequest({ origin, 'x-forwarded-for': '192.0.2.9' });
  businessId = (await askedBusiness(desk.client)).businessId;
  admin = await makeMember(businessId, 'admin');
});

it('says in the invitation which books it opens and what to sign in with, and of another link only the latter', async () => {
  await signInAs(admin);
  const email = `${crypto.randomUUID()}@example.test`;
  const invited = await inviteMember(businessId, { name: 'Pat Example', email, role: 'owner' });
  expect(invited).toMatchObject({ ok: true, data: { isMailed: true } });
  const userId = (await findUserByEmail(dashboardDatabase(), email))?.id ?? '';
  expect(await renewMemberLink(businessId, { userId })).toMatchObject({ ok: true });
  const [first = '', second = ''] = desk.mail.messages
    .filter(({ to }) => to === email)
    .map(({ text }) => text);
  expect(first).toContain('invites you to Test Books LLC in Daybook, where its books are kept');
  expect(second).not.toContain('Test Books LLC');
  for (const text of [first, second]) expect(text).toContain(`sign in with the address ${email}`);
});

describe('a link for a password', () => {
  it('says who is signed in where it is for somebody else, and only then', async () => {
    const owner = await makeMember(businessId, 'owner');
    const token = await putLink(dashboardDatabase(), owner.id, owner.id);
    expect(await checkPasswordLink({ token })).toEqual({ ok: true, data: { signedInAs: null } });
    await signInAs(owner);
    expect(await checkPasswordLink({ token })).toEqual({ ok: true, data: { signedInAs: null } });
    beginRequest({ origin, 'x-forwarded-for': '192.0.2.9' });
    await signInAs(admin);
    expect(await checkPasswordLink({ token })).toEqual({ ok: true, data: { signedInAs: admin.name } });
  });

  it('says, once it is used, that the password which was chosen by it holds', async () => {
    const owner = await makeMember(businessId, 'owner');
    const token = await putLink(dashboardDatabase(), owner.id, owner.id);
    const choice = { token, password: 'a password of four words' };
    expect((await choosePassword(choice)).ok).toBe(true);
    const holds = {
      ok: false,
      problem: { detail: expect.stringContaining('that one holds: sign in with it') },
    };
    expect(await choosePassword(choice)).toMatchObject(holds);
    expect(await checkPasswordLink({ token })).toMatchObject(holds);
  });
});
