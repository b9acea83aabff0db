import { expect, test } from '@playwright/test';
import { chooseFile, createAccount, createBusiness, signIn, waitForKeys } from './desk';
import { qifOf } from './qif';

test('A bookkeeper sees which clients have work and goes through them by keyboard', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  await createBusiness(page, 'Quiet Harbour Rentals');
  const desk = await createBusiness(page, 'Busy Lane Bakery');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Main account', 'Checking');
  await chooseFile(page, {
    name: 'statement.qif',
    text: qifOf([
      { day: '01/05/2025', amount: '-1250.50', payee: 'Weir Street Lofts' },
      { day: '01/09/2025', amount: '-42.17', payee: 'Paper Lantern Supplies' },
    ]),
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toContainText(/2 transactions imported/);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const rowOf = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
  await test.step('the list says what waits where', async () => {
    await page.goto('/businesses');
    await expect(rowOf('Busy Lane Bakery')).toContainText('Jan 9, 2025');
    await expect(rowOf('Busy Lane Bakery').getByRole('link', { name: '2', exact: true })).toBeVisible();
    await expect(rowOf('Quiet Harbour Rentals').getByText('none')).toHaveCount(5);
  });

  await test.step('it is sorted by each column, and the address keeps the order', async () => {
    await page.getByRole('button', { name: 'To review' }).click();
    await expect(page.getByRole('columnheader', { name: 'To review' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(page).toHaveURL(/sort=review/);
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'To review' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const names = await page.locator('[data-business]').allInnerTexts();
    expect(names.indexOf('Busy Lane Bakery')).toBeLessThan(names.indexOf('Quiet Harbour Rentals'));
  });

  await test.step('g b opens the next client with work, and never one without', async () => {
    await waitForKeys(page);
    await page.keyboard.press('j');
    await expect(page.locator('[data-business]:focus')).toBeVisible();
    const opened = new Set<string>();
    for (let client = 0; client < 8 && !opened.has('Busy Lane Bakery'); client += 1) {
      const before = page.url();
      await page.keyboard.press('g');
      await page.keyboard.press('b');
      await page.waitForURL((url) => url.href !== before && /\/(review|tasks)$/.test(url.pathname));
      const switcher = page.getByRole('button', { name: /, switch business$/ });
      await expect(switcher).toBeVisible();
      opened.add(((await switcher.getAttribute('aria-label')) ?? '').replace(', switch business', ''));
    }
    expect(opened).toContain('Busy Lane Bakery');
    expect(opened).not.toContain('Quiet Harbour Rentals');
  });

  await test.step('the commands and the switcher lead to a client by name', async () => {
    const switcherOf = (name: string) => page.getByRole('button', { name: `${name}, switch business` });
    await page.reload();
    await waitForKeys(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox', { name: 'Find a command' }).fill('Switch to Quiet');
    await expect(page.getByRole('menuitem', { name: 'Switch to Quiet Harbour Rentals' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(switcherOf('Quiet Harbour Rentals')).toBeVisible();

    await switcherOf('Quiet Harbour Rentals').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Busy Lane Bakery' })).toBeVisible();
    await page.keyboard.type('Busy');
    await page.keyboard.press('Enter');
    await expect(switcherOf('Busy Lane Bakery')).toBeVisible();
  });
});
