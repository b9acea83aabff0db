import { afterEach, expect, it, vi } from 'vitest';
import { requestProvider } from './request-provider';

const origin = 'https://books.example.test';
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['https://login.example.test/authorize?client_id=daybook', true],
  // Behind the same proxy as Daybook, below a path of its own.
  [`${origin}/login/authorize?client_id=daybook`, true],
  [`${origin}/api/auth/error?error=OAuthSignin`, false],
  [`${origin}/api/auth/signin?csrf=true`, false],
])('%s is the address of the provider: %j', async (url, isProvider) => {
  vi.stubGlobal('window', { location: new URL(`${origin}/sign-in`) });
  vi.stubGlobal('fetch', async () => Response.json({ csrfToken: 'token', url }));
  expect(await requestProvider('/')).toBe(isProvider ? url : null);
});
