import { cookies } from 'next/headers';
import { cache } from 'react';
import { sessionCookieName, sessionTokenOf } from './session-cookie';
import { dashboardDatabase } from './storage/pool';
import { findSessionUser } from './storage/sessions';
import type { User } from './storage/users';

/** The token of the session that this request comes in, or null; whether it lives, the database says. */
export async function currentSessionToken(): Promise<string | null> {
  const jar = await cookies();
  return sessionTokenOf(jar.get(sessionCookieName())?.value);
}

/** Who sends this request, or null without a living session. Looked up once a request. */
export const currentUser = cache(async (): Promise<User | null> => {
  const token = await currentSessionToken();
  return token === null ? null : findSessionUser(dashboardDatabase(), token);
});
