import { expect, type Page, test } from '@playwright/test';
import { createBusiness, signIn } from './desk';
import { killPart } from './kill-part';

/** Types a vendor, kills the part, and sends the form until it is taken. */
async function addVendorWhile(page: Page, part: 'service' | 'dashboard', name: string): Promise<void> {
  await page.getByRole('button', { name: 'New vendor' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New vendor' });
  await dialog.getByLabel('Name').fill(name);
  killPart(part);
  let sent = 0;
  await expect(async () => {
    if ((await dialog.count()) > 0) {
      await expect(dialog.getByLabel('Name')).toHaveValue(name);
      await page.keyboard.press('Control+Enter');
      sent += 1;
    }
    await expect(dialog).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  expect(sent, 'the first attempt met a part that was away').toBeGreaterThan(1);
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
}

test('A killed part loses nothing that was typed, and takes it once', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Harbor Rope Works');
  await page.goto(`${desk}/vendors`);
  for (const part of ['service', 'dashboard'] as const) {
    await test.step(`the ${part} is killed`, () => addVendorWhile(page, part, `Vendor of the ${part}`));
  }
  await test.step('each vendor is there once', async () => {
    await page.reload();
    const vendors = page.getByRole('button', { name: /^Vendor of the / });
    await expect(vendors.first()).toBeVisible();
    expect((await vendors.allInnerTexts()).toSorted()).toEqual([
      'Vendor of the dashboard',
      'Vendor of the service',
    ]);
  });
});
