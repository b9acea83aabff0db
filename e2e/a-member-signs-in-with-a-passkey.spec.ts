import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoDesk, signIn, tabTo } from './desk';

/** A device with a fingerprint reader, whose finger is always there. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Without a pointer; the way there by Tab is that of every other button of the page. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

test('A member adds a passkey, signs in with it alone, and removes it, by keyboard', async ({ page }) => {
  const signIns = JSON.parse(process.env.DAYBOOK_E2E_SIGN_INS ?? '{}');
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  const usePasskey = page.getByRole('button', { name: 'Use a passkey' });
  await addAuthenticator(page);
  await signIn(page, 'owner');
  const account = `${await demoDesk(page)}/settings/account`;

  await test.step('adds it, with the password once more', async () => {
    await page.goto(account);
    await press(page, page.getByRole('button', { name: 'Add a passkey' }));
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('My phone');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await page.keyboard.type(signIns.owner.password);
    await page.keyboard.press('Enter');
    await expect(passkeys.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText(
      'not used yet',
    );
    await expect(dialog).toHaveCount(0);
  });

  await test.step('signs in with it alone', async () => {
    await press(page, page.getByRole('button', { name: 'Sign out', exact: true }).last());
    await expect(page).toHaveURL(/sign-in/);
    await expect(page.getByLabel('Email')).toBeFocused();
    await tabTo(page, usePasskey);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/sign-in/);
    await page.goto(account);
    await expect(passkeys).toContainText('last used');
  });

  await test.step('signs in with it where the session ended', async () => {
    await page.context().clearCookies();
    await press(page, page.getByRole('button', { name: 'Remove My phone' }));
    await expect(page.getByLabel('Your password')).toBeFocused();
    await page.keyboard.type(signIns.owner.password);
    await page.keyboard.press('Enter');
    const again = page.getByRole('dialog', { name: 'Your session has ended' });
    await press(page, again.getByRole('button', { name: 'Use a passkey' }));
    await expect(again).toHaveCount(0);
  });

  await test.step('removes it, and it opens nothing any more', async () => {
    await expect(passkeys).toHaveCount(0);
    await press(page, page.getByRole('button', { name: 'Sign out', exact: true }).last());
    await expect(page).toHaveURL(/sign-in/);
    await press(page, usePasskey);
    await expect(page.getByRole('alert').filter({ hasText: 'it was removed' })).toBeVisible();
    await expect(page).toHaveURL(/sign-in/);
  });
});
