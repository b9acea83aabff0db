import { expect, type Page } from '@playwright/test';
import { createBusiness, signIn } from './desk';
import { killPart } from './kill-part';
import { test } from './own-daybook';

const parts = ['service', 'dashboard', 'database'] as const;
type Part = (typeof parts)[number];

/** Types a vendor, kills the part, and sends the form until it is taken. */
async function addVendorWhile(page: Page, part: Part, name: string): Promise<void> {
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
  // The database may be back before the first attempt arrives.
  if (part !== 'database') expect(sent, 'the first attempt met a part that was away').toBeGreaterThan(1);
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
}

/** Opens a page while the part is away: it comes without anything being pressed. */
async function openWhile(page: Page, part: Part, address: string, prepare?: (opened: Page) => Promise<void>) {
  const opened = await page.context().newPage();
  await prepare?.(opened);
  killPart(part);
  // While the port changes hands, the browser may find nobody there.
  await expect(async () => void (await opened.goto(address))).toPass();
  await expect(opened.getByRole('button', { name: 'New vendor' }).first()).toBeVisible();
  await opened.unrouteAll({ behavior: 'ignoreErrors' });
  await opened.close();
}

/** Lets a page learn only once all is back that it asked whether a part is away. */
async function answerOnceBack(opened: Page): Promise<void> {
  await opened.route('**/api/health', async (route) => {
    const isBack = () =>
      route.fetch().then(
        (answer) => answer.ok(),
        () => false,
      );
    await expect.poll(isBack, { timeout: 60_000 }).toBe(true);
    await route.fulfill({ status: 200 });
  });
}

test('A killed part loses nothing that was typed, and takes it once', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Harbor Rope Works');
  await page.goto(`${desk}/vendors`);
  for (const part of parts) {
    await test.step(`the ${part} is killed`, () => addVendorWhile(page, part, `Vendor of the ${part}`));
    await test.step('and a page is opened meanwhile', () => openWhile(page, part, `${desk}/vendors`));
  }
  await test.step('a page that failed comes although the part was back before it asked', () =>
    openWhile(page, 'database', `${desk}/vendors`, answerOnceBack));
  await test.step('each vendor is there once', async () => {
    await page.reload();
    const vendors = page.getByRole('button', { name: /^Vendor of the / });
    await expect(vendors.first()).toBeVisible();
    expect((await vendors.allInnerTexts()).toSorted()).toEqual([
      'Vendor of the dashboard',
      'Vendor of the database',
      'Vendor of the service',
    ]);
  });
});
