import type { AuthOptions, User } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { paths } from '@/lib/paths';
import { networkAddressOf } from './network-address';
import { isOverTls, sessionCookieName, sessionCookieOptions } from './session-cookie';
import { dashboardSettings } from './settings';
import { signIn } from './sign-in';
import { dashboardDatabase } from './storage/pool';
import { revokeSession, sessionSeconds } from './storage/sessions';

declare module 'next-auth' {
  interface User {
    /** The secret token of the session just opened. */
    session: string;
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    session?: string;
  }
}

/** The cookie's JWT holds a session token and nothing else; who that is, and whether still, the database says. */
export function authOptions(): AuthOptions {
  return {
    secret: dashboardSettings().sessionSecret,
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    useSecureCookies: isOverTls(),
    cookies: {
      sessionToken: { name: sessionCookieName(), options: sessionCookieOptions() },
    },
    pages: { signIn: paths.signIn(), signOut: paths.signIn(), error: paths.signIn() },
    providers: [
      CredentialsProvider({
        credentials: { email: { type: 'email' }, password: { type: 'password' }, code: { type: 'text' } },
        authorize: (credentials, request) => authorize(credentials, request.headers ?? {}),
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => (user ? { session: user.session } : token),
    },
    events: {
      signOut: async ({ token }) => {
        if (token.session) await revokeSession(dashboardDatabase(), token.session);
      },
    },
  };
}

type Typed = Record<'email' | 'password' | 'code', string> | undefined;

async function authorize(typed: Typed, headers: Record<string, unknown>): Promise<User | null> {
  if (typeof typed?.email !== 'string' || typeof typed.password !== 'string') return null;
  const { 'x-forwarded-for': forwardedFor, 'user-agent': userAgent } = headers;
  const address = networkAddressOf(textOr(forwardedFor));
  const code = textOr(typed.code) ?? undefined;
  const outcome = await signIn(dashboardDatabase(), { ...typed, code }, address, textOr(userAgent));
  if (outcome.ok) return outcome.value;
  // The message is all that next-auth carries from here to the sign-in page.
  if (outcome.problem.code) throw new Error(`code-${outcome.problem.code}`);
  if (outcome.problem.waitSeconds === 0) return null;
  throw new Error(`wait-${outcome.problem.waitSeconds}`);
}

function textOr(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
