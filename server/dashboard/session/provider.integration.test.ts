import { register } from 'prom-client';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { choosePassword } from './choose-password';
import { findUserOfProvider, providerRefusal, signInByProvider } from './provider';
import { resetSignInMethods } from './reset-sign-in-methods';
import { listEvents } from './storage/account-events';
import { findSessionUser } from './storage/sessions';
import { putLink } from './storage/sign-in-links';
import { insertUser, setPasswordHash } from './storage/users';
import { openMigratedDatabase } from './testing/migrated-database';

const iss = 'https://login.example.test';
const pool = openMigratedDatabase();
beforeAll(async () => {
  await insertUser(pool, { name: 'Ada Example', email: 'ada@example.test', passwordHash: null });
  await insertUser(pool, { name: 'Kit Example', email: 'kit@example.test', passwordHash: null });
});

it.each([
  ['no address', { iss, sub: '1' }],
  ['an address that is not verified', { iss, sub: '1', email: 'ada@example.test', email_verified: false }],
  ['an address of which nothing is said', { iss, sub: '1', email: 'ada@example.test' }],
  ['an address that nobody here has', { iss, sub: '1', email: 'eve@example.test', email_verified: true }],
  // By the small letters of some programs, these two are kit@example.test.
  [
    'another address with the Kelvin sign',
    { iss, sub: '1', email: '\u212Ait@example.test', email_verified: true },
  ],
  [
    'another address with a dotted I',
    { iss, sub: '1', email: 'k\u0130t@example.test', email_verified: true },
  ],
  ['no subject', { iss, email: 'ada@example.test', email_verified: true }],
  ['nothing', undefined],
])('an account of the provider with %s opens nothing', async (_, said) => {
  expect(await findUserOfProvider(pool, said)).toBeNull();
});

it('an account of the provider that opens nothing is counted, and stands in the access log with where it came from', async () => {
  const refusals = async () => /sign_ins_total{outcome="refused"} (\d+)/.exec(await register.metrics())?.[1];
  const before = Number((await refusals()) ?? 0);
  const said = { iss, sub: '1', email: 'eve@example.test', email_verified: true };
  expect(await signInByProvider(pool, said, { networkAddress: '192.0.2.7' }, 'Example')).toBeNull();
  expect(Number(await refusals())).toBe(before + 1);
  const [event] = await listEvents(pool, { businessId: '', isAdministrator: true, before: null }, 1);
  expect(event).toMatchObject({
    kind: 'sign_in_refused',
    networkAddress: '192.0.2.7',
    details: { reason: 'provider' },
  });
});

it('an account of the provider opens the one of its verified address, from then on whatever its address', async () => {
  const said = { iss, sub: '7', email: 'ADA@example.test', email_verified: true };
  expect(await findUserOfProvider(pool, said)).toMatchObject({ name: 'Ada Example' });
  expect(await findUserOfProvider(pool, { iss, sub: '7', email: 'new@example.test' })).toMatchObject({
    name: 'Ada Example',
  });
  expect(await findUserOfProvider(pool, { iss: 'https://other.example.test', sub: '7' })).toBeNull();
});

it('an account of the provider opens nothing any more once a password was chosen by a link', async () => {
  const said = { iss, sub: '8', email: 'ada@example.test', email_verified: true };
  const ada = await findUserOfProvider(pool, said);
  if (ada === null) throw new Error('opened nothing');
  const token = await putLink(pool, ada.id, ada.id, { keepsSecondFactor: true });
  expect((await choosePassword(pool, { token, password: 'correct horse battery' })).ok).toBe(true);
  expect(await findUserOfProvider(pool, { ...said, email: undefined })).toBeNull();
  const all = { businessId: '', isAdministrator: true, before: null };
  const events = (await listEvents(pool, all, 100)).filter(({ userId }) => userId === ada.id);
  expect(events.map(({ kind, details }) => [kind, details]).reverse()).toEqual([
    ['identity_linked', { issuer: iss }],
    ['identity_linked', { issuer: iss }],
    ['password_chosen', { linkMadeBy: ada.id }],
    ['identity_removed', { issuer: iss }],
    ['identity_removed', { issuer: iss }],
  ]);
});

it('an account of the provider opens no session that outlives a password chosen at the same moment', async () => {
  const said = { iss, sub: '9', email: 'kit@example.test', email_verified: true };
  const device = { networkAddress: '192.0.2.1' };
  const first = await signInByProvider(pool, said, device, 'Example');
  if (first === null) throw new Error('opened nothing');
  const reset = await pool.connect();
  onTestFinished(() => reset.release());
  await reset.query('begin');
  await setPasswordHash(reset, first.id, 'never compared');
  await resetSignInMethods(reset, first.id, first.id);
  const second = signInByProvider(pool, { ...said, email: undefined }, device, 'Example');
  const waiting = async () => {
    const found = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return found.rowCount;
  };
  await expect.poll(waiting).toBe(1);
  await reset.query('commit');
  expect(await second).toBeNull();
  expect(await findSessionUser(pool, first.session)).toBeNull();
});

it.each([
  [{}, null],
  [{ refused: 'provider' }, /Ask an admin to invite you/],
  [{ error: 'OAuthCallback' }, /failed/],
  [{ error: 'wait-5' }, null],
])('coming back with %j says %s', (search, expected) => {
  const said = providerRefusal(search);
  if (expected === null) expect(said).toBeNull();
  else expect(said).toMatch(expected);
});
