import { beforeAll, expect, it } from 'vitest';
import { findUserOfProvider, providerRefusal } from './provider';
import { insertUser } from './storage/users';
import { openMigratedDatabase } from './testing/migrated-database';

const iss = 'https://login.example.test';
const pool = openMigratedDatabase();
beforeAll(async () => {
  await insertUser(pool, { name: 'Ada Example', email: 'ada@example.test', passwordHash: null });
});

it.each([
  ['no address', { iss, sub: '1' }],
  ['an address that is not verified', { iss, sub: '1', email: 'ada@example.test', email_verified: false }],
  ['an address of which nothing is said', { iss, sub: '1', email: 'ada@example.test' }],
  ['an address that nobody here has', { iss, sub: '1', email: 'eve@example.test', email_verified: true }],
  ['no subject', { iss, email: 'ada@example.test', email_verified: true }],
  ['nothing', undefined],
])('an account of the provider with %s opens nothing', async (_, said) => {
  expect(await findUserOfProvider(pool, said)).toBeNull();
});

it('an account of the provider opens the one of its verified address, from then on whatever its address', async () => {
  const said = { iss, sub: '7', email: 'ADA@example.test', email_verified: true };
  expect(await findUserOfProvider(pool, said)).toMatchObject({ name: 'Ada Example' });
  expect(await findUserOfProvider(pool, { iss, sub: '7', email: 'new@example.test' })).toMatchObject({
    name: 'Ada Example',
  });
  expect(await findUserOfProvider(pool, { iss: 'https://other.example.test', sub: '7' })).toBeNull();
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
