import { describe, expect, it } from 'vitest';
import { choosePassword } from './choose-password';
import { removeMember, renewLink, setAdministrator } from './members';
import { listEvents } from './storage/account-events';
import {
  isAdministrator,
  listAdministratorsElsewhere,
  mayCreateBusinesses,
  setAdministrator as saveAdministrator,
} from './storage/administrators';
import { putMembership } from './storage/memberships';
import { findUserByEmail } from './storage/users';
import { bakery, garage, openMemberDesk, password } from './testing/member-desk';

const { pool, person, invite } = openMemberDesk();

describe('system administrators', () => {
  const villa = 'biz_villa';

  it('let anybody choose a new password, and nobody but they do so for one of them', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const ben = await person('ben', { [bakery]: 'admin', [garage]: 'bookkeeper' });
    const mal = await person('mal', { [bakery]: 'admin' });
    await saveAdministrator(pool, ada, true);
    const link = (adminId: string, userId: string) =>
      renewLink(pool, { businessId: bakery, userId, adminId });
    expect((await link(ada, ben)).ok).toBe(true);
    expect(await link(mal, ada)).toEqual({ ok: false, problem: 'foreign_account' });
  });

  it('keep that when somebody invites the people they manage to a business of their own', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    await saveAdministrator(pool, ada, true);
    await person('ben', { [bakery]: 'owner' });
    const mal = await person('mal', { [bakery]: 'owner', [villa]: 'admin' });
    for (const name of ['ada', 'ben']) expect((await invite(mal, name, 'owner', villa)).ok).toBe(true);
    const ben = await findUserByEmail(pool, 'ben@example.test');
    const link = await renewLink(pool, { businessId: bakery, userId: ben?.id ?? '', adminId: ada });
    expect((await choosePassword(pool, { token: link.ok ? link.value : '', password })).ok).toBe(true);
    expect(await isAdministrator(pool, ada)).toBe(true);
    // Nor can the inviter take it by removing an administrator from there.
    expect((await removeMember(pool, { businessId: villa, userId: ada, adminId: mal })).ok).toBe(true);
    expect(await isAdministrator(pool, ada)).toBe(true);
  });

  it('and those who keep books for them create businesses; whoever is removed does not', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    await saveAdministrator(pool, ada, true);
    const ben = await person('ben', { [bakery]: 'bookkeeper' });
    const owner = await person('owner', { [bakery]: 'owner' });
    const may = (userId: string) => mayCreateBusinesses(pool, userId);
    expect([await may(ada), await may(ben), await may(owner)]).toEqual([true, true, false]);
    // A business of one's own is no reason to make more of them after the removal.
    await putMembership(pool, ben, { businessId: villa, role: 'admin' });
    await removeMember(pool, { businessId: bakery, userId: ben, adminId: ada });
    expect(await may(ben)).toBe(false);
    await removeMember(pool, { businessId: bakery, userId: owner, adminId: ada });
    expect(await may(owner)).toBe(false);
  });

  it('are none any more when another one removes them', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const ben = await person('ben', { [bakery]: 'admin', [villa]: 'admin' });
    for (const each of [ada, ben]) await saveAdministrator(pool, each, true);
    await removeMember(pool, { businessId: bakery, userId: ben, adminId: ada });
    expect([await isAdministrator(pool, ada), await isAdministrator(pool, ben)]).toEqual([true, false]);
    expect(await mayCreateBusinesses(pool, ben)).toBe(false);
  });

  it('are seen and ended when they are members of nothing any more', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const xaver = await person('xaver', { [bakery]: 'admin' });
    for (const each of [ada, xaver]) await saveAdministrator(pool, each, true);
    const elsewhere = async () =>
      (await listAdministratorsElsewhere(pool, bakery)).map(({ name, email }) => [name, email]);
    expect(await elsewhere()).toEqual([]);
    // Who leaves is not ended by it, nor is whom a mere admin removes.
    expect((await removeMember(pool, { businessId: bakery, userId: xaver, adminId: xaver })).ok).toBe(true);
    expect(await isAdministrator(pool, xaver)).toBe(true);
    expect(await elsewhere()).toEqual([['xaver', 'xaver@example.test']]);
    const set = (adminId: string, userId: string, wanted: boolean) =>
      setAdministrator(pool, { businessId: bakery, adminId, userId, isAdministrator: wanted });
    const mal = await person('mal', { [bakery]: 'admin' });
    expect(await set(mal, xaver, false)).toEqual({ ok: false, problem: 'only_administrators' });
    expect(await set(ada, xaver, false)).toMatchObject({ ok: true, value: { name: 'xaver' } });
    expect(await isAdministrator(pool, xaver)).toBe(false);
    expect(await elsewhere()).toEqual([]);
    const events = await listEvents(pool, { businessId: bakery, isAdministrator: true, before: null }, 1);
    expect(events).toMatchObject([{ kind: 'administration_ended', userId: xaver, byUserId: ada }]);
    // Ended once, and nobody is appointed who is no member.
    expect((await set(ada, xaver, false)).ok).toBe(true);
    expect(await listEvents(pool, { businessId: bakery, isAdministrator: true, before: null }, 1)).toEqual(
      events,
    );
    expect(await set(ada, xaver, true)).toEqual({ ok: false, problem: 'not_member' });
  });

  it('elsewhere do not keep one who can sign in from being the last when they cannot', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const gone = await person('gone', {});
    for (const each of [ada, gone]) await saveAdministrator(pool, each, true);
    await pool.query('update dashboard.users set password_hash = null where id = $1', [gone]);
    const end = (userId: string) =>
      setAdministrator(pool, { businessId: bakery, adminId: ada, userId, isAdministrator: false });
    expect(await end(ada)).toEqual({ ok: false, problem: 'last_administrator' });
    expect((await end(gone)).ok).toBe(true);
  });

  it('are appointed by one of them alone, and one always remains', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const ben = await person('ben', { [bakery]: 'admin' });
    await saveAdministrator(pool, ada, true);
    const set = (adminId: string, userId: string, wanted: boolean) =>
      setAdministrator(pool, { businessId: bakery, adminId, userId, isAdministrator: wanted });
    expect(await set(ben, ben, true)).toEqual({ ok: false, problem: 'only_administrators' });
    expect(await set(ada, ada, false)).toEqual({ ok: false, problem: 'last_administrator' });
    expect((await set(ada, ben, true)).ok).toBe(true);
    const both = await Promise.all([set(ada, ada, false), set(ben, ben, false)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
