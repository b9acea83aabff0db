import { decode } from 'next-auth/jwt';
import { dashboardSettings } from './settings';

/** Whether the dashboard is reached over TLS, so that cookies must not travel without it. */
export function isOverTls(): boolean {
  return dashboardSettings().origin.startsWith('https:');
}

/** The `__Secure-` prefix makes a browser refuse the cookie from a page without TLS. */
export function sessionCookieName(): string {
  return isOverTls() ? '__Secure-daybook.session' : 'daybook.session';
}

export function sessionCookieOptions() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isOverTls() } as const;
}

/** The session token inside the cookie's encrypted JWT, or null when it was not made here or is over. */
export async function sessionTokenOf(cookie: string | undefined): Promise<string | null> {
  if (!cookie) return null;
  try {
    const claims = await decode({ token: cookie, secret: dashboardSettings().sessionSecret });
    return typeof claims?.session === 'string' ? claims.session : null;
  } catch {
    return null;
  }
}
