import { cookies } from 'next/headers';
import { cache } from 'react';
import { sessionCookieName, sessionTokenOf } from './session-cookie';
import { dashboardDatabase } from './storage/pool';
import { findSessionUser } from './storage/sessions';
import type { User } from './storage/users';

/** Who sends this request, or null without a living session. Looked up once a request. */
export const currentUser = cache(async (): Promise<User | null> => {
  const jar = await cookies();
  const token = await sessionTokenOf(jar.get(sessionCookieName())?.value);
  return token === null ? null : findSessionUser(dashboardDatabase(), token);
});
