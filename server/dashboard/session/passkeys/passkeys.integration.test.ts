import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choosePassword } from '../choose-password';
import { refuseUnconfirmed } from '../confirm-identity';
import { hashPassword } from '../password';
import { listEvents } from '../storage/account-events';
import { listPasskeys } from '../storage/passkeys';
import { dashboardDatabase } from '../storage/pool';
import { findSessionUser, openSession, revokeSessionsOf } from '../storage/sessions';
import { putLink } from '../storage/sign-in-links';
import { findSignInMethods } from '../storage/sign-in-methods';
import { setPasswordHash, type User } from '../storage/users';
import { type Manner, makeAuthenticator } from '../testing/authenticator';
import { businessId, makeAdministrator, makePerson, openSmallDesk } from '../testing/small-desk';
import { addPasskey, beginPasskey, mostPasskeys } from './add-passkey';
import { madePasskey, usedPasskey } from './browser-answers';
import { challengeSeconds } from './challenge';
import { removePasskey } from './remove-passkey';
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey';

const address = 'https://books.example.test';
const host = 'books.example.test';
const csrfToken = 'the token of the browser';
const refused = { ok: false, problem: { waitSeconds: 0 } };
const device = { networkAddress: '192.0.2.1', userAgent: 'Test' };
openSmallDesk(undefined, address);
let ada: User;
let session: string;
let phone: ReturnType<typeof makeAuthenticator>;

beforeEach(async () => {
  vi.useRealTimers();
  await dashboardDatabase().query('delete from dashboard.sign_in_attempts');
  ada = await makePerson('bookkeeper');
  await setPasswordHash(dashboardDatabase(), ada.id, 'a hash');
  session = await openSession(dashboardDatabase(), ada.id);
  phone = makeAuthenticator(address);
});

async function begun(user = ada, ofSession = session) {
  const options = await beginPasskey(dashboardDatabase(), user, ofSession);
  if (!options.ok) throw new Error(options.problem);
  return options.value;
}

async function add(name = 'Phone', authenticator = phone, manner: Manner = {}) {
  const response = madePasskey.parse(authenticator.create(await begun(), manner));
  return addPasskey(dashboardDatabase(), ada, session, { name, response });
}

async function signInBy(authenticator = phone, manner: Manner = {}, email: string | null = null) {
  const options = await beginPasskeySignIn(csrfToken);
  if (options === null) throw new Error('no passkeys here');
  const response = usedPasskey.parse(authenticator.sign(options, manner));
  return signInWithPasskey(dashboardDatabase(), { response, csrfToken, email }, device);
}

const eventsOf = async (user: User) => {
  const asked = { businessId, isAdministrator: false, before: null };
  const events = await listEvents(dashboardDatabase(), asked, 100);
  return events.filter(({ userId }) => userId === user.id).map(({ kind, details }) => ({ kind, details }));
};

describe('a passkey', () => {
  it('opens the account by itself, for its address and nobody else, and stands in the access log', async () => {
    expect(await add()).toEqual({ ok: true, value: null });
    const outcome = await signInBy();
    expect(outcome.ok && (await findSessionUser(dashboardDatabase(), outcome.value.session))).toMatchObject(
      ada,
    );
    expect(await signInBy(phone, {}, ada.email.toUpperCase())).toMatchObject({ ok: true });
    expect(await signInBy(phone, {}, 'somebody.else@example.test')).toEqual(refused);
    expect(await listPasskeys(dashboardDatabase(), ada.id, host)).toMatchObject([
      { name: 'Phone', lastUsedAt: expect.any(String) },
    ]);
    expect(await eventsOf(ada)).toEqual([
      { kind: 'sign_in_refused', details: { reason: 'passkey', passkey: 'Phone' } },
      { kind: 'signed_in', details: { passkey: 'Phone' } },
      { kind: 'signed_in', details: { passkey: 'Phone' } },
      { kind: 'passkey_added', details: { name: 'Phone' } },
    ]);
  });

  it.each<[string, Manner]>([
    ['for another site', { origin: 'https://books.example.test.evil.example' }],
    ['for another host name', { host: 'evil.example' }],
    ['without finger, face or PIN', { isUserVerified: false }],
    ['for something else', { type: 'webauthn.get' }],
    ['of a challenge that was not ours', { challenge: 'AAAA' }],
    ['with a certificate that nobody asked for', { namesMaker: true }],
  ])('that was made %s is not kept', async (_, manner) => {
    expect(await add('Phone', phone, manner)).toEqual({ ok: false, problem: 'refused' });
    expect(await listPasskeys(dashboardDatabase(), ada.id, host)).toEqual([]);
  });

  it.each<[string, Manner]>([
    ['for another site', { origin: 'http://books.example.test' }],
    ['for another host name', { host: 'evil.example' }],
    ['without finger, face or PIN', { isUserVerified: false }],
    ['as if it made a passkey', { type: 'webauthn.create' }],
    ['a challenge that was not ours', { challenge: 'AAAA' }],
    ['in the name of somebody else', { userHandle: Buffer.from('somebody').toString('base64url') }],
  ])('that signs %s opens nothing', async (_, manner) => {
    await add();
    expect(await signInBy(phone, manner)).toEqual(refused);
    expect(await signInBy()).toMatchObject({ ok: true });
  });

  it('that nobody has added, or whose key another holds, opens nothing', async () => {
    expect(await signInBy()).toEqual(refused);
    await add();
    const other = makeAuthenticator(address);
    const options = await beginPasskeySignIn(csrfToken);
    if (options === null) throw new Error('no passkeys here');
    const forged = { ...other.sign(options), id: phone.id, rawId: phone.id };
    forged.response.userHandle = Buffer.from(ada.id).toString('base64url');
    const attempt = { response: usedPasskey.parse(forged), csrfToken, email: null };
    expect(await signInWithPasskey(dashboardDatabase(), attempt, device)).toEqual(refused);
  });

  it('that was copied is refused as soon as the copies count apart', async () => {
    await add('Key', phone, { counter: 3 });
    expect(await signInBy(phone, { counter: 4 })).toMatchObject({ ok: true });
    expect(await signInBy(phone, { counter: 4 })).toEqual(refused);
    expect(await signInBy(phone, { counter: 0 })).toEqual(refused);
    const both = await Promise.all([signInBy(phone, { counter: 9 }), signInBy(phone, { counter: 9 })]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is added once, and to one account; there are at most so many of them', async () => {
    await add();
    expect(await add('Again')).toEqual({ ok: false, problem: 'taken' });
    for (let count = 1; count < mostPasskeys; count += 1) {
      expect((await add(`Key ${count}`, makeAuthenticator(address))).ok).toBe(true);
    }
    const more = await beginPasskey(dashboardDatabase(), ada, session);
    expect(more).toEqual({ ok: false, problem: 'too_many' });
  });
});

describe('a challenge', () => {
  it('is answered once, even by two at the same moment', async () => {
    await add();
    const options = await beginPasskeySignIn(csrfToken);
    if (options === null) throw new Error('no passkeys here');
    const attempt = { response: usedPasskey.parse(phone.sign(options)), csrfToken, email: null };
    const once = () => signInWithPasskey(dashboardDatabase(), attempt, device);
    const outcomes = await Promise.all([once(), once()]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await once()).toEqual(refused);
  });

  it('is answered by the browser, the session and the person that were asked, and for what it was asked', async () => {
    await add();
    const pool = dashboardDatabase();
    const options = await beginPasskeySignIn('the token of another browser');
    if (options === null) throw new Error('no passkeys here');
    const response = usedPasskey.parse(phone.sign(options));
    expect(await signInWithPasskey(pool, { response, csrfToken, email: null }, device)).toEqual(refused);
    const { challenge } = await begun();
    expect(await signInBy(phone, { challenge })).toEqual(refused);

    const tablet = makeAuthenticator(address);
    const made = async (input: { user?: User; session?: string }) => {
      const passkey = madePasskey.parse(tablet.create(await begun()));
      const { user = ada, session: from = session } = input;
      return addPasskey(pool, user, from, { name: 'Tablet', response: passkey });
    };
    const no = { ok: false, problem: 'refused' };
    expect(await made({ user: await makePerson('admin') })).toEqual(no);
    expect(await made({ session: await openSession(pool, ada.id) })).toEqual(no);
    expect(await made({})).toMatchObject({ ok: true });
  });

  it('is not kept where the session was ended meanwhile', async () => {
    const response = madePasskey.parse(phone.create(await begun()));
    await revokeSessionsOf(dashboardDatabase(), ada.id);
    const added = await addPasskey(dashboardDatabase(), ada, session, { name: 'Phone', response });
    expect(added).toEqual({ ok: false, problem: 'signed_out' });
  });

  it('is over after five minutes', async () => {
    await add();
    const options = await beginPasskeySignIn(csrfToken);
    if (options === null) throw new Error('no passkeys here');
    vi.useFakeTimers({ now: Date.now() + challengeSeconds * 1000, toFake: ['Date'] });
    const attempt = { response: usedPasskey.parse(phone.sign(options)), csrfToken, email: null };
    expect(await signInWithPasskey(dashboardDatabase(), attempt, device)).toEqual(refused);
  });

  it('is forgotten some time after it was over', async () => {
    const pool = dashboardDatabase();
    await pool.query("insert into dashboard.used_challenges values ('\\x00', now() - interval '2 hours')");
    await add();
    await signInBy();
    const known = await pool.query('select from dashboard.used_challenges where expires_at < now()');
    expect(known.rowCount).toBe(0);
    expect((await pool.query('select from dashboard.used_challenges')).rowCount).toBeGreaterThan(0);
  });
});

it('attempts with passkeys are slowed down by network address, and not for those who get in', async () => {
  await add();
  for (let time = 0; time < 25; time += 1) expect(await signInBy()).toMatchObject({ ok: true });
  const stranger = makeAuthenticator(address);
  for (let time = 0; time < 21; time += 1)
    expect(await signInBy(stranger, { userHandle: 'AAAA' })).toEqual(refused);
  expect(await signInBy()).toEqual({ ok: false, problem: { waitSeconds: 2 } });
});

describe('removing a passkey', () => {
  const passkeyId = async (user = ada) =>
    (await listPasskeys(dashboardDatabase(), user.id, host))[0]?.id ?? '';

  it('ends what it opened elsewhere, and it opens nothing any more', async () => {
    const pool = dashboardDatabase();
    await add();
    const [stolen, here] = [await signInBy(), await signInBy()];
    if (!stolen.ok || !here.ok) throw new Error('not signed in');
    expect(await removePasskey(pool, ada.id, await passkeyId(), here.value.session)).toMatchObject({
      ok: true,
    });
    expect(await findSessionUser(pool, stolen.value.session)).toBeNull();
    expect(await findSessionUser(pool, here.value.session)).toMatchObject(ada);
    expect(await findSessionUser(pool, session)).toMatchObject(ada);
    expect(await signInBy()).toEqual(refused);
    expect(await eventsOf(ada)).toContainEqual({ kind: 'passkey_removed', details: { name: 'Phone' } });
  });

  it('is refused where the session was ended meanwhile', async () => {
    await add();
    await revokeSessionsOf(dashboardDatabase(), ada.id);
    const removed = await removePasskey(dashboardDatabase(), ada.id, await passkeyId(), session);
    expect(removed).toEqual({ ok: false, problem: 'signed_out' });
    expect(await signInBy()).toMatchObject({ ok: true });
  });

  it('is for its owner, and leaves the last way to sign in', async () => {
    const pool = dashboardDatabase();
    await add();
    const id = await passkeyId();
    const other = await makePerson('admin');
    const ofOther = await openSession(pool, other.id);
    expect(await removePasskey(pool, other.id, id, ofOther)).toEqual({ ok: false, problem: 'not_found' });
    await pool.query('update dashboard.users set password_hash = null where id = $1', [ada.id]);
    expect(await findSignInMethods(pool, ada.id)).toMatchObject({
      any: true,
      password: false,
      passkey: true,
    });
    expect(await removePasskey(pool, ada.id, id, session)).toEqual({ ok: false, problem: 'last_way' });
    expect(await signInBy()).toMatchObject({ ok: true });
  });
});

it('all end with the link of an administrator, but not with a link to the own address', async () => {
  const pool = dashboardDatabase();
  const password = 'correct horse battery';
  await add();
  const own = await putLink(pool, ada.id, ada.id, { minutes: 60, keepsSecondFactor: true });
  expect((await choosePassword(pool, { token: own, password })).ok).toBe(true);
  expect(await signInBy()).toMatchObject({ ok: true });
  const link = await putLink(pool, ada.id, (await makeAdministrator()).id);
  expect((await choosePassword(pool, { token: link, password })).ok).toBe(true);
  expect(await signInBy()).toEqual(refused);
});

it('whoever changes how they sign in types the password again, or has signed in just now', async () => {
  const pool = dashboardDatabase();
  await setPasswordHash(pool, ada.id, await hashPassword('correct horse battery'));
  expect(await refuseUnconfirmed(pool, ada, 'a wrong guess', session)).toEqual({ waitSeconds: 0 });
  expect(await refuseUnconfirmed(pool, ada, 'correct horse battery', session)).toBeNull();
  await pool.query('update dashboard.users set password_hash = null where id = $1', [ada.id]);
  expect(await refuseUnconfirmed(pool, ada, '', session)).toBeNull();
  await pool.query(
    `update dashboard.sessions set created_at = created_at - interval '11 minutes',
      expires_at = expires_at - interval '11 minutes' where user_id = $1`,
    [ada.id],
  );
  expect(await refuseUnconfirmed(pool, ada, '', session)).toBe('sign_in_again');
});
