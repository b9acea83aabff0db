import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeMember, setAdministrator } from '../members';
import { bakery, garage, openMemberDesk } from '../testing/member-desk';
import { setAdministrator as saveAdministrator } from './administrators';
import { putIdentity } from './identities';
import { insertPasskey } from './passkeys';
import { findSignInMethods } from './sign-in-methods';
import { findUserByEmail } from './users';

const issuer = 'https://login.example.test';
const host = 'books.example.test';

const { pool, person, invite, invited } = openMemberDesk();
beforeEach(() => {
  vi.stubEnv('OIDC_ISSUER', `${issuer}/`);
  vi.stubEnv('NEXTAUTH_URL', `https://${host}`);
});
afterEach(() => vi.unstubAllEnvs());

async function personOfProvider(name: string, from = issuer): Promise<string> {
  const userId = await invited(name);
  await putIdentity(pool, userId, from, name);
  return userId;
}

async function personOfPasskey(name: string, relyingParty = host): Promise<string> {
  const userId = await invited(name);
  const [publicKey, credentialId] = [new Uint8Array(1), crypto.randomUUID()];
  const passkey = { relyingParty, credentialId, publicKey, counter: 0, transports: [], name };
  await insertPasskey(pool, userId, passkey);
  return userId;
}

const formerIssuer = 'https://former.example.test';
const formerHost = 'former.example.test';

describe.each([
  { way: 'the OpenID provider', make: personOfProvider, former: formerIssuer, ways: { provider: true } },
  { way: 'a passkey', make: personOfPasskey, former: formerHost, ways: { passkey: true } },
])('a member who signs in by $way alone', ({ make, former, ways }) => {
  it('can sign in, unless it is not for the present settings', async () => {
    const none = { any: false, password: false, provider: false, passkey: false };
    expect(await findSignInMethods(pool, await make('ben'))).toEqual({ ...none, any: true, ...ways });
    expect(await findSignInMethods(pool, await make('eve', former))).toEqual(none);
  });

  it.each([
    ['remains as the last admin', undefined, true],
    ['does not, when the settings are for another', former, false],
  ])('%s', async (_, from, expected) => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const ben = await make('ben', from);
    const removed = await removeMember(pool, { businessId: bakery, userId: ada, adminId: ada });
    expect(removed.ok).toBe(expected);
    if (expected) {
      const own = await removeMember(pool, { businessId: bakery, userId: ben, adminId: ben });
      expect(own).toEqual({ ok: false, problem: 'last_admin' });
    }
  });

  it('is appointed a system administrator, and remains as the last', async () => {
    const ada = await person('ada', { [bakery]: 'admin' });
    const ben = await make('ben');
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
    const ben = await make('ben');
    expect(await invite(eve, 'ben', 'owner', garage)).toMatchObject({ ok: true, value: { token: null } });
    await removeMember(pool, { businessId: garage, userId: ben, adminId: eve });
    await removeMember(pool, { businessId: bakery, userId: ben, adminId: ada });
    expect(await findUserByEmail(pool, 'ben@example.test')).not.toBeNull();
  });
});
