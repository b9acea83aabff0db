import { once } from 'node:events';
import { expect, type Page, test } from '@playwright/test';
import Provider from 'oidc-provider';
import { createBusiness, signIn } from './desk';

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

async function invite(page: Page, desk: string, name: string, address: string): Promise<void> {
  await page.goto(`${desk}/settings/members`);
  await page.getByRole('button', { name: 'Invite' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(address);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('dialog').filter({ hasText: name })).toBeVisible();
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
    await test.step('also who was invited and never chose a password, and is asked for none', async () => {
      const bookkeeper = await newPage();
      await signIn(bookkeeper, 'bookkeeper');
      const desk = await createBusiness(bookkeeper, 'Lanternlight Repairs');
      await invite(bookkeeper, desk, 'Nora Example', 'nora@daybook.example');
      const page = await newPage();
      await continueAs(page, 'nora@daybook.example');
      await expect(page).not.toHaveURL(/sign-in/);
      await page.goto(`${desk}/settings/account`);
      await expect(page.getByText('you sign in with Example Company')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
      await expect(page.getByLabel(/password/i)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toHaveCount(0);
      await page.context().clearCookies();
      await page.getByRole('link', { name: 'Members' }).click();
      const again = page.getByRole('dialog', { name: 'Your session has ended' });
      await expect(again.getByRole('button', { name: 'Continue with Example Company' })).toBeVisible();
      await expect(again.getByLabel(/password/i)).toHaveCount(0);
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
