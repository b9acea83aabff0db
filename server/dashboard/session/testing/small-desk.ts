import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll } from 'vitest';
import type { Role } from '@/lib/member-role';
import { sessionCookieName } from '../session-cookie';
import { setAdministrator } from '../storage/administrators';
import { putMembership } from '../storage/memberships';
import { migrateDashboard } from '../storage/migrate';
import { dashboardDatabase } from '../storage/pool';
import { openSession } from '../storage/sessions';
import { insertUser, type User } from '../storage/users';
import { createEmptyDatabase } from './migrated-database';
import { requestAtHand } from './request-at-hand';

const secret = 'a secret of at least 32 characters';

/** The business that the members of a small desk belong to. */
export const businessId = 'biz_bakery';
export const origin = 'http://127.0.0.1:3000';

/**
 * The dashboard's own side on a database of its own: settings, tables, people. Once a test file, since the settings of a
 * process are read once. `accountingUrl` may name a service that nobody asks.
 */
export async function startSmallDesk(accountingUrl = 'http://127.0.0.1:9', address = origin) {
  const databaseUrl = await createEmptyDatabase();
  await migrateDashboard(databaseUrl);
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    NEXTAUTH_URL: address,
    NEXTAUTH_SECRET: secret,
    ACCOUNTING_URL: accountingUrl,
    ACCOUNTING_CLIENT_ID: 'dashboard',
    ACCOUNTING_CLIENT_SECRET: 'secret',
    LOG_LEVEL: 'silent',
  });
  return { stop: () => dashboardDatabase().end() };
}

/** Such a desk for the tests of a file; `service` is what it asks, started before it. */
export function openSmallDesk(service?: { url: string }, address?: string): void {
  let desk: Awaited<ReturnType<typeof startSmallDesk>>;
  beforeAll(async () => {
    desk = await startSmallDesk(service?.url, address);
  });
  afterAll(() => desk.stop());
}

/** Somebody new who acts for the whole installation and is admin of the one business. */
export async function makeAdministrator(): Promise<User> {
  const user = await makePerson('admin');
  await setAdministrator(dashboardDatabase(), user.id, true);
  return user;
}

/** Somebody new; with a role, a member of the one business. */
export async function makePerson(role: Role | null): Promise<User> {
  const name = `Person ${crypto.randomUUID()}`;
  const email = `${crypto.randomUUID()}@example.test`;
  const user = await insertUser(dashboardDatabase(), { name, email, passwordHash: null });
  if (user === null) throw new Error('the address is taken');
  if (role !== null) await putMembership(dashboardDatabase(), user.id, { businessId, role });
  return user;
}

/** Puts a session of the person's into the request at hand, and returns its token. */
export async function signInAs(user: User): Promise<string> {
  const token = await openSession(dashboardDatabase(), user.id);
  await setSessionCookie(token);
  return token;
}

/** Puts a cookie with the session token into the request at hand, encrypted as by an installation with the secret. */
export async function setSessionCookie(token: string, ofSecret = secret): Promise<void> {
  const value = await encode({ token: { session: token }, secret: ofSecret });
  requestAtHand.cookies.set(sessionCookieName(), value);
}
