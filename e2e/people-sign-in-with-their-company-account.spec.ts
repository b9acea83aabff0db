import { once } from 'node:events';
import { expect, type Page, test } from '@playwright/test';
import Provider from 'oidc-provider';

const port = Number(process.env.DAYBOOK_E2E_PROVIDER_PORT);
const base = process.env.DAYBOOK_E2E_URL ?? '';

/** An OpenID provider whose accounts have any address that is typed, which it has verified. */
async function startProvider(): Promise<() => void> {
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    clients: [
      {
        client_id: 'daybook',
        client_secret: 'a secret of the provider',
        redirect_uris: [`${base}/api/auth/callback/oidc`],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, email: id, email_verified: true }),
    }),
  });
  const server = provider.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => server.close();
}

async function continueAs(page: Page, address: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Continue with Example Company' }).click();
  await page.getByPlaceholder('Enter any login').fill(address);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('People sign in with their company account', async ({ browser }) => {
  const stop = await startProvider();
  const newPage = async () => (await browser.newContext({ baseURL: base })).newPage();
  try {
    await test.step('whose address is that of an account here', async () => {
      const page = await newPage();
      await continueAs(page, 'owner@daybook.example');
      await expect(page).toHaveURL(/\/b(usinesses|\/)/);
      await expect(page.getByText('Quillfeather').first()).toBeVisible();
    });
    await test.step('and nobody else with that company', async () => {
      const page = await newPage();
      await continueAs(page, 'stranger@daybook.example');
      await expect(page.getByRole('alert').filter({ hasText: 'Ask an admin to invite you' })).toBeVisible();
    });
  } finally {
    stop();
  }
});
