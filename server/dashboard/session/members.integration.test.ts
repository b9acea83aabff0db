import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { choosePassword } from './choose-password';
import { changeRole, inviteMember, removeMember, renewLink, setAdministrator } from './members';
import type { Role } from './role';
import { signIn } from './sign-in';
import {
  isAdministrator,
  mayCreateBusinesses,
  setAdministrator as saveAdministrator,
} from './storage/administrators';
import { putIdentity } from './storage/identities';
import { findRole, listMembers, putMembership } from './storage/memberships';
import { findSessionUser, openSession } from './storage/sessions';
import { findUserByEmail, insertUser } from './storage/users';
import { openMigratedDatabase } from './testing/migrated-database';

const bakery = 'biz_bakery';
const garage = 'biz_garage';
const password = 'a password that is long';

let pool: Pool;
beforeAll(async () => {
  pool = await openMigratedDatabase(inject('databaseUrl'));
});
afterAll(() => pool.end());
beforeEach(async () => {
  await pool.query('delete from dashboard.users');
  await pool.query('delete from dashboard.sign_in_attempts');
});

/** Somebody with a password (whose hash no test needs) and these roles. */
async function person(name: string, roles: Record<string, Role>): Promise<string> {
  const user = await insertUser(pool, {
    name,
    email: `${name}@example.test`,
    passwordHash: 'kept elsewhere',
  });
  if (user === null) throw new Error('taken');
  for (const [businessId, role] of Object.entries(roles)) {
    await putMembership(pool, user.id, { businessId, role });
  }
  return user.id;
}

const invite = (adminId: string, name: string, role: Role = 'owner', businessId = bakery) =>
  inviteMember(pool, { businessId, adminId, name, email: `${name}@example.test`, role });

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

  it('takes the membership, the sessions and the link at once, and leaves other businesses', async () => {
    const ada = await person('ada', { [bakery]: 'admin', [garage]: 'admin' });
    const ben = await person('ben', { [bakery]: 'owner', [garage]: 'owner' });
    const session = await openSession(pool, ben);
    await renewLink(pool, { businessId: bakery, userId: ben, adminId: ada });
    expect((await removeMember(pool, { businessId: bakery, userId: ben, adminId: ada })).ok).toBe(true);
    expect(await findSessionUser(pool, session)).toBeNull();
    expect([await findRole(pool, ben, bakery), await findRole(pool, ben, garage)]).toEqual([null, 'owner']);
    expect((await pool.query('select 1 from dashboard.sign_in_links')).rows).toEqual([]);
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

describe('a member who signs in by the OpenID provider alone', () => {
  const issuer = 'https://login.example.test';
  beforeEach(() => vi.stubEnv('OIDC_ISSUER', `${issuer}/`));
  afterEach(() => vi.unstubAllEnvs());

  async function personOfProvider(name: string, from = issuer): Promise<string> {
    const user = await insertUser(pool, { name, email: `${name}@example.test`, passwordHash: null });
    if (user === null) throw new Error('taken');
    await putMembership(pool, user.id, { businessId: bakery, role: 'admin' });
    await putIdentity(pool, user.id, from, name);
    return user.id;
  }

  it.each([
    ['remains as the last admin', issuer, true],
    ['of a provider that is not set any more does not', 'https://former.example.test', false],
  ])('%s', async (_, from, expected) => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const ben = await personOfProvider('ben', from);
    const removed = await removeMember(pool, { businessId: bakery, userId: ada, adminId: ada });
    expect(removed.ok).toBe(expected);
    if (expected) {
      const own = await removeMember(pool, { businessId: bakery, userId: ben, adminId: ben });
      expect(own).toEqual({ ok: false, problem: 'last_admin' });
    }
  });

  it('is appointed a system administrator, and remains as the last', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const ben = await personOfProvider('ben');
    await saveAdministrator(pool, ada, true);
    const set = (adminId: string, userId: string, wanted: boolean) =>
      setAdministrator(pool, { businessId: bakery, adminId, userId, isAdministrator: wanted });
    expect((await set(ada, ben, true)).ok).toBe(true);
    expect((await set(ada, ada, false)).ok).toBe(true);
    expect(await set(ben, ben, false)).toEqual({ ok: false, problem: 'last_administrator' });
  });

  it('is added to another business without a link, and is kept with no business at all', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const eve = await person('eve', { [garage]: 'admin' });
    const ben = await personOfProvider('ben');
    expect(await invite(eve, 'ben', 'owner', garage)).toMatchObject({ ok: true, value: { token: null } });
    await removeMember(pool, { businessId: garage, userId: ben, adminId: eve });
    await removeMember(pool, { businessId: bakery, userId: ben, adminId: ada });
    expect(await findUserByEmail(pool, 'ben@example.test')).not.toBeNull();
  });
});
