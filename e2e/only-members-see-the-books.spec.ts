import { expect, test } from '@playwright/test';
import { createBusiness, demoDesk, signIn } from './desk';

test('Who is not signed in sees nothing of the books', async ({ page, request }) => {
  for (const address of ['/businesses', '/b/biz_1ChG7bPapFJv4ReSKXbxXK/review']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/sign-in/);
  }
  for (const address of [
    'ledgers',
    'tasks',
    'overview',
    'journal-entries/sum',
    'reports/month-end/content',
  ]) {
    const data = await request.get(`/api/data/b/biz_1ChG7bPapFJv4ReSKXbxXK/${address}`);
    expect(data.status()).toBe(401);
  }
});

test('A wrong password and an unknown address are refused with the same words', async ({ page }) => {
  const words: string[] = [];
  for (const email of ['owner@daybook.example', 'nobody@daybook.example']) {
    await page.goto('/sign-in');
    await page.getByLabel(/^e-?mail$/i).fill(email);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const alert = page.locator('form').getByRole('alert');
    await expect(alert).not.toBeEmpty();
    words.push((await alert.textContent()) ?? '');
    await expect(page).toHaveURL(/\/sign-in/);
  }
  expect(words[0]).toBe(words[1]);
});

test('A page that was left open is that of whoever is signed in now', async ({ browser }) => {
  const context = await browser.newContext();
  const [page, leftOpen] = [await context.newPage(), await context.newPage()];
  await signIn(page, 'bookkeeper');
  const account = `${await demoDesk(page)}/settings/account`;
  await leftOpen.goto(account);
  await expect(leftOpen.getByText('signed in as bookkeeper@daybook.example')).toBeVisible();
  await leftOpen.waitForLoadState('networkidle');

  // Somebody else takes the place of a session that is over.
  await context.clearCookies();
  await signIn(page, 'owner');
  await expect(leftOpen.getByText('signed in as owner@daybook.example')).toBeVisible();
  await leftOpen.waitForLoadState('networkidle');

  await page.goto(account);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(leftOpen).toHaveURL(/\/sign-in\?callbackUrl=/);
  await context.close();
});

test("A business is nobody's but its members'", async ({ browser }) => {
  const bookkeeper = await browser.newPage();
  await signIn(bookkeeper, 'bookkeeper');
  const desk = await createBusiness(bookkeeper, 'Saltmarsh Pottery');

  const owner = await browser.newPage();
  await signIn(owner, 'owner');
  const answer = await owner.goto(`${desk}/ledgers`);
  expect(answer?.status()).toBe(404);
  await expect(owner.getByText('You are signed in as owner@daybook.example')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Sign out' })).toBeVisible();
  for (const address of [
    'ledgers',
    'tasks',
    'overview',
    'journal-entries/sum',
    'reports/month-end/content',
  ]) {
    const data = await owner.request.get(`/api/data${desk}/${address}`);
    expect(data.status()).toBe(404);
  }

  // A question that went with its entry, opened by an old link.
  const own = await demoDesk(owner);
  const gone = owner.getByText('The task is not there');
  await owner.goto(`${own}/tasks?task=task_1ChG7bPapFJv4ReSKXbxXK`);
  await expect(gone).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Try again' })).toHaveCount(0);

  // Back, after signing out, leads to the sign-in.
  await bookkeeper.goto('/businesses');
  await bookkeeper.getByRole('button', { name: 'Sign out' }).click();
  await expect(bookkeeper).toHaveURL(/\/sign-in$/);
  await bookkeeper.goBack();
  await expect(bookkeeper).toHaveURL(/\/sign-in\?callbackUrl=/);
  await expect(bookkeeper.getByLabel('Password')).toBeVisible();
});
