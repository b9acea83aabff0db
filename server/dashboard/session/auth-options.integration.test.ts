import { afterEach, expect, it, vi } from 'vitest';
import { authOptions } from './auth-options';

const logged = vi.hoisted(() => vi.fn());
vi.mock('./dashboard-logger', () => ({ dashboardLogger: () => ({ error: logged }) }));
vi.mock('./settings', () => ({
  dashboardSettings: () => ({
    databaseUrl: 'postgres://keeper@127.0.0.1:9/books',
    origin: 'https://books.example.test',
    sessionSecret: 'a secret of at least 32 characters',
    provider: { issuer: 'https://id.example.test', clientId: 'a', clientSecret: 'b', name: 'Example' },
  }),
  providerIssuer: () => 'https://id.example.test',
}));
vi.stubEnv('NEXTAUTH_URL', 'https://books.example.test');
afterEach(() => logged.mockClear());

const options = authOptions(new Headers());

/** What next-auth puts into the address to which it leads whoever did not get in. */
async function said(attempt: () => Promise<unknown>): Promise<string> {
  return attempt().then(
    () => 'nothing',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

/** next-auth keeps what it is given beside its defaults. */
function authorize(id: string, sent: Record<string, string>) {
  const given = options.providers
    .map((provider) => ('options' in provider ? provider.options : null))
    .find((each) => (each && 'id' in each ? each.id : 'credentials') === id);
  return given && 'authorize' in given
    ? given.authorize(sent)
    : Promise.reject(new Error('no such provider'));
}

const passkey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
};

it.each([
  [
    'a password',
    () => authorize('credentials', { email: 'ada@example.test', password: 'correct horse battery' }),
  ],
  ['a passkey', () => authorize('passkey', { response: JSON.stringify(passkey), csrfToken: 'token' })],
  [
    'an account of the provider',
    async () =>
      options.callbacks?.signIn?.({
        user: { id: '1', session: '' },
        account: { provider: 'oidc', type: 'oauth', providerAccountId: '1' },
        profile: { iss: 'https://id.example.test', sub: '1' } as object,
      }),
  ],
])(
  'what fails on our side while %s is judged is told to the operator and not to the browser',
  async (_, attempt) => {
    expect(await said(attempt)).toBe('Callback');
    expect(logged).toHaveBeenCalledWith(
      { err: expect.objectContaining({ code: 'ECONNREFUSED' }) },
      'a sign-in failed',
    );
  },
);
