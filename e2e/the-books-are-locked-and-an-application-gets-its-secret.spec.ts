import { expect, test } from '@playwright/test';
import { createBusiness, signIn } from './desk';

test('The books are locked, and moving the lock back needs a reason that is kept', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Fenwick Toolworks');
  await page.goto(`${desk}/settings/books-lock`);
  await expect(page.getByText('The books have never been locked.')).toBeVisible();
  await page.getByRole('button', { name: /^End of last month/ }).click();
  await page.getByRole('button', { name: /^Close through/ }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/^Closed through/)
      .first(),
  ).toBeVisible();

  await page.getByLabel('Or through another date').fill('2020-12-31');
  await page.getByRole('button', { name: /^Move the lock back to/ }).click();
  await expect(page.getByText('Must be filled in')).toBeVisible();
  await page.getByLabel('Reason').fill('An invoice of January was missed');
  await expect(page.getByText('Must be filled in')).toHaveCount(0);
  await page.getByRole('button', { name: /^Move the lock back to/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Moved back to/ })).toContainText(
    'An invoice of January was missed',
  );

  await page.goto(`${desk}/settings/audit-log?kind=business`);
  await page
    .getByRole('button', { name: /changed the books lock of business/ })
    .first()
    .click();
  await expect(page.getByRole('row', { name: /^Reason/ })).toContainText('An invoice of January was missed');
});

test('An application gets its secret once, a new one, and is revoked', async ({ page, request }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Fenwick Payroll');
  await page.goto(`${desk}/settings/applications`);
  const own = page.getByRole('listitem').filter({ hasText: 'This dashboard' });
  await expect(own).toBeVisible();
  await expect(own.getByRole('button')).toHaveCount(0);

  const name = `Payroll ${Date.now()}`;
  await page.getByRole('button', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Nothing' }).click();
  await dialog.getByRole('group', { name: 'Bills' }).getByRole('checkbox', { name: 'Read' }).check();
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();

  const secretField = page.getByRole('textbox', { name: 'Client secret' });
  const secret = await secretField.inputValue();
  const clientId = await page.getByRole('textbox', { name: 'Client ID' }).inputValue();
  expect(secret.length).toBeGreaterThan(40);
  await page.keyboard.press('Escape');
  await expect(page.getByText('it cannot be shown again. Close all the same?')).toBeVisible();
  await page.getByRole('button', { name: 'Close without copying' }).click();
  await expect(secretField).toHaveCount(0);

  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Reads bills');
  await expect(row).toContainText('Never used');
  expect(await page.content()).not.toContain(secret);
  const kept = await page.evaluate(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage, at: location.href }),
  );
  expect(kept).not.toContain(secret);
  await page.reload();
  await expect(row).toBeVisible();
  expect(await page.content()).not.toContain(secret);

  const status = async (clientSecret: string) => {
    const base = process.env.DAYBOOK_E2E_SERVICE_URL ?? '';
    const form = { client_id: clientId, client_secret: clientSecret };
    return (await request.post(`${base}/v0/auth/token`, { form })).status();
  };
  expect(await status(secret)).toBe(200);

  await row.getByRole('button', { name: `New secret for ${name}` }).click();
  await page.getByRole('button', { name: 'Create a new secret' }).click();
  const second = await secretField.inputValue();
  expect([await status(secret), await status(second)]).toEqual([200, 200]);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Close without copying' }).click();

  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toContainText('Revoked');
  expect(await status(second)).toBe(401);
});

test('A member comes by a link, and loses sight of the business at once', async ({ page, browser }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Fenwick Ironworks');
  await page.goto(`${desk}/settings/members`);
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Ida Fenwick');
  await dialog.getByLabel('Email').fill(`ida.${Date.now()}@fenwick.example`);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Close without copying' }).click();

  await page.goto(link);
  await expect(page.getByText('is signed in, and the link is for somebody else')).toBeVisible();
  await page.goto(`${desk}/settings/members`);

  // Opened while the link is good: to open it does not use it up.
  const late = await (await browser.newContext()).newPage();
  await late.goto(link);
  await expect(late.getByLabel('Password')).toBeVisible();
  const ida = await (await browser.newContext()).newPage();
  await ida.goto(link);
  await ida.getByLabel('Password').fill('the forge is warm today');
  await ida.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(ida.getByRole('link', { name: /Fenwick Ironworks/ })).toBeVisible();
  await ida.goto(`${desk}/settings/members`);
  await expect(ida.getByText('Ida Fenwick')).toBeVisible();
  await expect(ida.getByRole('button', { name: 'Invite' })).toHaveCount(0);
  await ida.goto(`${desk}/settings/applications`);
  await expect(ida.getByText('Page not found')).toBeVisible();
  await expect(ida.getByRole('button', { name: 'Register' })).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Change or remove Ida Fenwick' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Ida Fenwick was removed')).toBeVisible();
  await ida.goto(`${desk}/settings/members`);
  await expect(ida).toHaveURL(/\/sign-in/);

  const used = await (await browser.newContext()).newPage();
  await used.goto(link);
  await expect(used.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await expect(used.getByText('This link was used or has expired. Ask')).toBeVisible();
  await expect(used.getByLabel('Password')).toHaveCount(0);
  await late.getByLabel('Password').fill('another long password');
  await late.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(late.locator('form').getByRole('alert')).toContainText('was used or has expired');
  await late.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(late).toHaveURL(/\/sign-in/);
});

test('A system administrator who has left is seen by the others, who end that', async ({ page, browser }) => {
  await signIn(page, 'bookkeeper');
  const members = `${await createBusiness(page, 'Fenwick Smelter')}/settings/members`;
  await page.goto(members);
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Xaver Fenwick');
  await dialog.getByLabel('Email').fill(`xaver.${Date.now()}@fenwick.example`);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const xaver = await (await browser.newContext()).newPage();
  await xaver.goto(link);
  await xaver.getByLabel('Password').fill('the forge is warm today');
  await xaver.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(xaver.getByRole('link', { name: /Fenwick Smelter/ })).toBeVisible();

  await page.goto(members);
  for (const act of ['Make admin', 'Make system administrator']) {
    await page.getByRole('button', { name: 'Change or remove Xaver Fenwick' }).click();
    await page.getByRole('menuitem', { name: act }).click();
    await dialog.getByRole('button', { name: act }).click();
    await expect(dialog).toHaveCount(0);
  }
  await xaver.goto(members);
  await xaver.getByRole('button', { name: 'Change or remove Xaver Fenwick' }).click();
  await xaver.getByRole('menuitem', { name: 'Leave the business' }).click();
  await expect(xaver.getByRole('dialog')).toContainText('You stay system administrator of all of Daybook');
  await xaver.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(xaver).not.toHaveURL(/members/);

  await page.goto(members);
  await expect(page.getByRole('heading', { name: 'Other system administrators' })).toBeVisible();
  await page.getByRole('button', { name: 'End system administration by Xaver Fenwick' }).click();
  await dialog.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText('Xaver Fenwick is no system administrator now')).toBeVisible();
  await expect(page.getByText('Xaver Fenwick', { exact: true })).toHaveCount(0);
});

test('The last admin of a business stays', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Fenwick Foundry');
  await page.goto(`${desk}/settings/members`);
  await page.getByRole('button', { name: /^Change or remove/ }).click();
  await page.getByRole('menuitem', { name: 'Leave the business' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('needs an admin who can sign in');
});
