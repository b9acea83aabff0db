import { describe, expect, it } from 'vitest';
import { changePassword, choosePassword } from './choose-password';
import { changeRole, removeMember, renewLink } from './members';
import { signIn } from './sign-in';
import { setAdministrator } from './storage/administrators';
import { findRole, listMembers, putMembership } from './storage/memberships';
import { findSessionUser, openSession } from './storage/sessions';
import { putLink } from './storage/sign-in-links';
import { findUserByEmail } from './storage/users';
import { bakery, garage, openMemberDesk, password } from './testing/member-desk';

const { pool, person, invite } = openMemberDesk();

async function tokenOf(outcome: ReturnType<typeof invite>): Promise<string> {
  const invited = await outcome;
  if (!invited.ok || invited.value.token === null) throw new Error('no link was made');
  return invited.value.token;
}

const tryToSignIn = (name: string, typed: string) =>
  signIn(pool, { email: `${name}@example.test`, password: typed }, '192.0.2.1');

describe('inviting', () => {
  it('makes an account that nobody can sign in to before its password is chosen', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const token = await tokenOf(invite(ada, 'ben'));
    expect((await tryToSignIn('ben', '')).ok).toBe(false);
    expect(await choosePassword(pool, { token, password })).toEqual({
      ok: true,
      value: { email: 'ben@example.test' },
    });
    expect((await tryToSignIn('ben', password)).ok).toBe(true);
    expect(await listMembers(pool, bakery)).toMatchObject([
      { name: 'ada', role: 'admin' },
      { name: 'ben', role: 'owner', canSignIn: true, linkExpiresAt: null },
    ]);
  });

  it('lets somebody with an account in without a link: their password stays theirs', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    await person('cem', { [garage]: 'owner' });
    expect(await invite(ada, 'cem', 'bookkeeper')).toMatchObject({ ok: true, value: { token: null } });
  });

  it('is refused for a member', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    expect(await invite(ada, 'ada')).toEqual({ ok: false, problem: 'already_member' });
  });

  it("does not give away the unused account of another's business", async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const dora = await person('dora', { [garage]: 'admin' });
    await tokenOf(invite(ada, 'ben'));
    expect(await invite(dora, 'ben', 'owner', garage)).toEqual({ ok: false, problem: 'waiting_elsewhere' });
  });

  it('says when somebody of another business made the account, and may have chosen its password', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const dora = await person('dora', { [garage]: 'admin' });
    const root = await person('root', { [bakery]: 'admin' });
    await setAdministrator(pool, root, true);
    const isMadeElsewhere = async (by: string, businessId: string, name: string) => {
      const invited = await invite(by, name, 'owner', businessId);
      if (!invited.ok) throw new Error(invited.problem);
      if (invited.value.token) await choosePassword(pool, { token: invited.value.token, password });
      return invited.value.isMadeElsewhere;
    };
    // An account of the inviter's own, that of another business's admin, and that of a system administrator.
    expect(await isMadeElsewhere(ada, bakery, 'ben')).toBe(false);
    expect(await isMadeElsewhere(dora, garage, 'ben')).toBe(true);
    expect(await isMadeElsewhere(root, bakery, 'cem')).toBe(false);
    expect(await isMadeElsewhere(dora, garage, 'cem')).toBe(false);
    // Whoever knows the password can change it; a link that went to the address is the person's.
    const villa = 'biz_villa';
    const eli = await person('eli', { [villa]: 'admin' });
    const ben = await findUserByEmail(pool, 'ben@example.test');
    if (ben === null) throw new Error('nobody');
    const session = await openSession(pool, ben.id);
    await changePassword(pool, ben, { current: password, next: `${password}, too` }, session);
    await putMembership(pool, eli, { businessId: 'biz_mill', role: 'admin' });
    expect(await isMadeElsewhere(eli, villa, 'ben')).toBe(true);
    await choosePassword(pool, { token: await putLink(pool, ben.id, ben.id), password });
    expect(await isMadeElsewhere(eli, 'biz_mill', 'ben')).toBe(false);
  });

  it('of two at the same moment makes one account', async () => {
    const ada = await person('ada', { [bakery]: 'admin', [garage]: 'admin' });
    const both = await Promise.all([invite(ada, 'ben'), invite(ada, 'ben', 'owner', garage)]);
    expect(both.map((each) => each.ok)).toEqual([true, true]);
    const { rows } = await pool.query("select 1 from dashboard.users where name = 'ben'");
    expect(rows).toHaveLength(1);
  });
});

describe('a link', () => {
  it('works once', async () => {
    const token = await tokenOf(invite(await person('ada', { [bakery]: 'admin' }), 'ben'));
    const both = await Promise.all([1, 2].map(() => choosePassword(pool, { token, password })));
    expect(both.filter((each) => each.ok)).toHaveLength(1);
  });

  it('is void when it is a week old, unknown, or followed by another', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const first = await tokenOf(invite(ada, 'ben'));
    const ben = await findUserByEmail(pool, 'ben@example.test');
    const renewed = await renewLink(pool, { businessId: bakery, userId: ben?.id ?? '', adminId: ada });
    await pool.query('update dashboard.sign_in_links set expires_at = now()');
    for (const token of [first, 'unknown', renewed.ok ? renewed.value : 'none']) {
      expect(await choosePassword(pool, { token, password })).toEqual({ ok: false, problem: 'void' });
    }
  });

  it('ends the sessions that the account had', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const ben = await person('ben', { [bakery]: 'owner' });
    const session = await openSession(pool, ben);
    const link = await renewLink(pool, { businessId: bakery, userId: ben, adminId: ada });
    expect(await findSessionUser(pool, session)).not.toBeNull();
    expect((await choosePassword(pool, { token: link.ok ? link.value : '', password })).ok).toBe(true);
    expect(await findSessionUser(pool, session)).toBeNull();
  });

  it('is made only by an admin of every business of the member, and only for a member', async () => {
    const ada = await person('ada', { [bakery]: 'admin', [garage]: 'bookkeeper' });
    const ben = await person('ben', { [bakery]: 'owner', [garage]: 'owner' });
    const stranger = await person('eli', { [garage]: 'owner' });
    const link = (userId: string) => renewLink(pool, { businessId: bakery, userId, adminId: ada });
    expect(await link(ben)).toEqual({ ok: false, problem: 'foreign_account' });
    expect(await link(stranger)).toEqual({ ok: false, problem: 'not_member' });
  });

  it('is made by nobody for themselves, who would need no password for it', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    await pool.query('update dashboard.users set is_administrator = true where id = $1', [ada]);
    const own = { businessId: bakery, userId: ada, adminId: ada };
    expect(await renewLink(pool, own)).toEqual({ ok: false, problem: 'own_account' });
    expect((await pool.query('select from dashboard.sign_in_links')).rows).toEqual([]);
  });

  it('is shown as good only while whoever made it could make it again', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const cem = await person('cem', { [bakery]: 'admin' });
    const token = await tokenOf(invite(ada, 'ben'));
    const shownFor = async () => (await listMembers(pool, bakery)).find(({ name }) => name === 'ben');
    expect(await shownFor()).toMatchObject({ linkExpiresAt: expect.any(String) });
    await changeRole(pool, { businessId: bakery, userId: ada, adminId: cem, role: 'bookkeeper' });
    expect(await shownFor()).toMatchObject({ linkExpiresAt: null });
    expect(await choosePassword(pool, { token, password })).toEqual({ ok: false, problem: 'void' });
  });

  it('opens no business that the person came into since it was made', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const ben = await person('ben', { [bakery]: 'owner' });
    const link = await renewLink(pool, { businessId: bakery, userId: ben, adminId: ada });
    const dora = await person('dora', { [garage]: 'admin' });
    expect((await invite(dora, 'ben', 'bookkeeper', garage)).ok).toBe(true);
    expect(await choosePassword(pool, { token: link.ok ? link.value : '', password })).toEqual({
      ok: false,
      problem: 'void',
    });
  });
});

describe('changing and removing', () => {
  it('changes what a member may do', async () => {
    await person('ada', { [bakery]: 'admin' });
    const ben = await person('ben', { [bakery]: 'owner' });
    expect(
      (await changeRole(pool, { businessId: bakery, adminId: ben, userId: ben, role: 'bookkeeper' })).ok,
    ).toBe(true);
    expect(await findRole(pool, ben, bakery)).toBe('bookkeeper');
  });

  it('takes the membership, and the sessions with the last one', async () => {
    const ada = await person('ada', { [bakery]: 'admin', [garage]: 'admin' });
    const ben = await person('ben', { [bakery]: 'owner', [garage]: 'owner' });
    const session = await openSession(pool, ben);
    expect((await removeMember(pool, { businessId: bakery, userId: ben, adminId: ada })).ok).toBe(true);
    expect([await findRole(pool, ben, bakery), await findRole(pool, ben, garage)]).toEqual([null, 'owner']);
    expect(await findSessionUser(pool, session)).toMatchObject({ id: ben });
    expect((await removeMember(pool, { businessId: garage, userId: ben, adminId: ada })).ok).toBe(true);
    expect(await findSessionUser(pool, session)).toBeNull();
  });

  it("voids the link of the business's admin, and not that of the person or a system administrator", async () => {
    const ada = await person('ada', { [bakery]: 'admin', [garage]: 'admin' });
    const root = await person('root', { [garage]: 'admin' });
    await setAdministrator(pool, root, true);
    const chosenBy = async (maker?: string) => {
      await pool.query("delete from dashboard.users where name = 'ben'");
      const ben = await person('ben', { [bakery]: 'owner', [garage]: 'owner' });
      const token = await putLink(pool, ben, maker ?? ben);
      expect((await removeMember(pool, { businessId: bakery, userId: ben, adminId: ada })).ok).toBe(true);
      return (await choosePassword(pool, { token, password })).ok;
    };
    expect([await chosenBy(ada), await chosenBy(root), await chosenBy()]).toEqual([false, true, true]);
  });

  it('forgets an account that was never used with its last membership', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const invited = await invite(ada, 'ben');
    await removeMember(pool, {
      businessId: bakery,
      userId: invited.ok ? invited.value.userId : '',
      adminId: ada,
    });
    expect(await findUserByEmail(pool, 'ben@example.test')).toBeNull();
  });

  it('keeps the last admin who can sign in, whatever others were invited', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    await invite(ada, 'ben', 'admin');
    const refused = { ok: false, problem: 'last_admin' };
    expect(await removeMember(pool, { businessId: bakery, userId: ada, adminId: ada })).toEqual(refused);
    expect(await changeRole(pool, { businessId: bakery, adminId: ada, userId: ada, role: 'owner' })).toEqual(
      refused,
    );
    expect(
      (await changeRole(pool, { businessId: bakery, adminId: ada, userId: ada, role: 'admin' })).ok,
    ).toBe(true);
  });

  it('of two admins who remove each other at the same moment keeps one', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const ben = await person('ben', { [bakery]: 'admin' });
    const both = await Promise.all(
      [ada, ben].map((userId) => removeMember(pool, { businessId: bakery, userId, adminId: ada })),
    );
    expect(both.filter((each) => each.ok)).toHaveLength(1);
    expect(await listMembers(pool, bakery)).toHaveLength(1);
  });

  it('finds nobody who is no member', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const stranger = await person('eli', { [garage]: 'admin' });
    const refused = { ok: false, problem: 'not_member' };
    expect(await removeMember(pool, { businessId: bakery, userId: stranger, adminId: ada })).toEqual(refused);
    expect(
      await changeRole(pool, { businessId: bakery, adminId: ada, userId: stranger, role: 'owner' }),
    ).toEqual(refused);
  });
});
