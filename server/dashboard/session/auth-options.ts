import type { AuthOptions, User } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { z } from 'zod';
import { longestEmailAddress } from '@/lib/email-address';
import { paths, withSearch } from '@/lib/paths';
import type { Result } from '@/lib/result';
import { dashboardLogger } from './dashboard-logger';
import { networkAddressOf } from './network-address';
import { usedPasskey } from './passkeys/browser-answers';
import { signInWithPasskey } from './passkeys/sign-in-with-passkey';
import { signInByProvider } from './provider';
import { isOverTls, sessionCookieName, sessionCookieOptions } from './session-cookie';
import { dashboardSettings } from './settings';
import { type SignedIn, type SignInRefusal, signIn } from './sign-in';
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
export function authOptions(headers: Pick<Headers, 'get'>): AuthOptions {
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
        authorize: (credentials) => authorize(credentials, deviceOf(headers)),
      }),
      CredentialsProvider({
        id: passkeyProviderId,
        credentials: { response: { type: 'text' }, email: { type: 'email' }, csrfToken: { type: 'text' } },
        authorize: (credentials) => authorizePasskey(credentials, deviceOf(headers)),
      }),
      ...openIdProvider(),
    ],
    callbacks: {
      signIn: async ({ user, account, profile }) => {
        if (account?.provider !== providerId) return true;
        const { provider } = dashboardSettings();
        const signedIn = await toldToOperator(() =>
          signInByProvider(dashboardDatabase(), profile, deviceOf(headers), provider?.name),
        );
        if (signedIn === null) return withSearch(paths.signIn(), { refused: 'provider' });
        user.session = signedIn.session;
        return true;
      },
      jwt: ({ token, user }) => (user ? { session: user.session } : token),
    },
    events: {
      signOut: async ({ token }) => {
        if (token.session) await revokeSession(dashboardDatabase(), token.session);
      },
    },
  };
}

/** As in the addresses of next-auth: `/api/auth/callback/passkey`. */
const passkeyProviderId = 'passkey';

/** As in the addresses of next-auth: `/api/auth/callback/oidc` is what the provider must know. */
const providerId = 'oidc';

/** The OpenID provider of the settings, if any; PKCE, state and nonce are checked. */
function openIdProvider(): AuthOptions['providers'] {
  const { provider } = dashboardSettings();
  if (provider === null) return [];
  const { issuer, clientId, clientSecret, name } = provider;
  return [
    {
      id: providerId,
      name,
      type: 'oauth',
      clientId,
      clientSecret,
      idToken: true,
      wellKnown: `${issuer}/.well-known/openid-configuration`,
      authorization: { params: { scope: 'openid email profile' } },
      userinfo: {
        // Some providers put the address into the ID token, others give it at their userinfo endpoint alone.
        request: async ({ tokens, client }) => {
          const claims = claimsIn(tokens.id_token);
          const hasMore = client.issuer.metadata.userinfo_endpoint && tokens.access_token;
          const more = hasMore ? await client.userinfo(tokens.access_token ?? '') : {};
          // What is said of another account does not count (OpenID Connect Core, 5.3.2).
          return 'sub' in more && more.sub === claims.sub ? { ...more, ...claims } : claims;
        },
      },
      checks: ['pkce', 'state', 'nonce'],
      profile: ({ sub }: { sub: string }) => ({ id: sub, session: '' }),
    },
  ];
}

/** The claims of an ID token whose signature next-auth has verified. */
function claimsIn(idToken = ''): Record<string, unknown> {
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8');
  return z.record(z.string(), z.unknown()).parse(JSON.parse(payload));
}

type Typed = Record<'email' | 'password' | 'code', string> | undefined;

async function authorize(typed: Typed, { networkAddress, userAgent }: RequestDevice): Promise<User | null> {
  if (typeof typed?.email !== 'string' || typeof typed.password !== 'string') return null;
  const code = typeof typed.code === 'string' ? typed.code : undefined;
  const attempt = { ...typed, code };
  return userOrError(
    await toldToOperator(() => signIn(dashboardDatabase(), attempt, networkAddress, userAgent)),
  );
}

const passkeyAttempt = z.object({
  response: z.string().max(65_536).transform(parsedJson).pipe(usedPasskey),
  // next-auth has compared it with its cookie.
  csrfToken: z.string().min(1),
  email: z.string().max(longestEmailAddress).optional(),
});

async function authorizePasskey(sent: unknown, device: RequestDevice): Promise<User | null> {
  const read = passkeyAttempt.safeParse(sent);
  if (!read.success) return null;
  const attempt = { ...read.data, email: read.data.email || null };
  return userOrError(await toldToOperator(() => signInWithPasskey(dashboardDatabase(), attempt, device)));
}

/**
 * next-auth puts the message of what is thrown into an address, and logs nothing: of what goes wrong on our side, such as a database
 * that cannot be reached, the browser learns no more than that.
 */
async function toldToOperator<Value>(attempt: () => Promise<Value>): Promise<Value> {
  try {
    return await attempt();
  } catch (error) {
    dashboardLogger().error({ err: error }, 'a sign-in failed');
    // As next-auth names what goes wrong when one comes back from a provider.
    throw new Error('Callback');
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function userOrError(outcome: Result<SignedIn, SignInRefusal>): User | null {
  if (outcome.ok) return outcome.value;
  // The message is all that next-auth carries from here to the sign-in page.
  if (outcome.problem.code) throw new Error(`code-${outcome.problem.code}`);
  if (outcome.problem.waitSeconds === 0) return null;
  throw new Error(`wait-${outcome.problem.waitSeconds}`);
}

type RequestDevice = { networkAddress: string; userAgent: string | null };

function deviceOf(headers: Pick<Headers, 'get'>): RequestDevice {
  return {
    networkAddress: networkAddressOf(headers.get('x-forwarded-for')),
    userAgent: headers.get('user-agent'),
  };
}
