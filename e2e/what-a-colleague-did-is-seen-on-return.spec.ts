import { expect, type Page, test } from '@playwright/test';
import { createAccount, createBusiness, importFile, signIn, waitForKeys } from './desk';
import { qifOf } from './qif';

/** No two have anything in common, so that what is decided of one suggests nothing for another. */
const payees = ['Zyx Qq A', 'Brvo Lkem', 'Fjolte Wim', 'Hudrix Nax', 'Pilgo Truu', 'Sevank Guk'];
const movementOf = (payee: string, day: string) => ({ day, amount: '-40.50', payee });
const movements = payees.map((payee, index) => movementOf(payee, `01/1${index}/2025`));

const openId = (page: Page) => page.locator('tr[aria-current]').getAttribute('data-entry');

/** The person comes back to the window after a minute. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward('01:00');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test('What a colleague did is seen on return, and the place, the selection and what is typed stay', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Tidewater Chandlery');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Chandlery checking', 'Checking');
  await importFile(page, { name: 'statement.qif', text: qifOf(movements) });
  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, 'bookkeeper');

  const active = page.locator('tr[aria-current]');
  const rows = page.locator('tr[data-entry]');
  /** Also behind an open list of choices. */
  const toReview = (count: number) =>
    page.getByRole('link', { name: `To review ${count}`, includeHidden: true });
  const offer = page.getByRole('status').filter({ hasText: 'Others have changed this list.' });
  const open = page.getByRole('complementary', { name: 'Open entry' });
  const putElsewhere = async (payee: string, ledger: string) => {
    await colleague.goto(`${desk}/review`);
    await waitForKeys(colleague);
    await colleague.locator('tr[data-entry]').filter({ hasText: payee }).locator('td').nth(2).click();
    await expect(colleague.locator('tr[aria-current]')).toContainText(payee);
    await colleague.keyboard.press('e');
    await colleague.keyboard.type(ledger);
    await colleague.keyboard.press('Enter');
    await expect(colleague.getByRole('table', { name: 'Lines' })).toContainText(ledger);
  };
  const confirmElsewhere = async (payee: string, left: number) => {
    await putElsewhere(payee, 'Rent');
    await colleague.keyboard.press('c');
    await expect(colleague.getByRole('link', { name: `To review ${left}` })).toBeVisible();
  };

  await page.goto(`${desk}/review`);
  await waitForKeys(page);
  await expect(rows).toHaveCount(6);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(active).toContainText('Fjolte Wim');

  await test.step('a row that a colleague confirmed is gone, and the open one stays', async () => {
    await confirmElsewhere('Zyx Qq A', 5);
    await comeBack(page);
    await expect(toReview(5)).toBeVisible();
    await expect(rows).toHaveCount(5);
    await expect(active).toContainText('Fjolte Wim');
    await expect(offer).toHaveCount(0);
  });

  await test.step('the list waits until what is typed is sent or left', async () => {
    await page.keyboard.press('e');
    await page.keyboard.type('Mea');
    await confirmElsewhere('Brvo Lkem', 4);
    await comeBack(page);
    await expect(toReview(4)).toBeVisible();
    await expect(open.getByRole('combobox')).toHaveValue('Mea');
    await expect(rows).toHaveCount(5);
    await page.keyboard.press('Escape');
    await expect(rows).toHaveCount(4);
    await expect(active).toContainText('Fjolte Wim');
  });

  await test.step('the open entry does not change under the next key, and the list is offered', async () => {
    const id = await openId(page);
    await confirmElsewhere('Fjolte Wim', 3);
    await comeBack(page);
    await expect(offer).toBeVisible();
    expect(await openId(page)).toBe(id);
    await expect(rows).toHaveCount(4);
    await offer.getByRole('button', { name: 'Show it as it is now' }).click();
    await expect(rows).toHaveCount(3);
    await expect(active).toContainText('Hudrix Nax');
    await expect(offer).toHaveCount(0);
  });

  await test.step('entries that came before the open one do not take its place', async () => {
    await page.goto(`${desk}/review`);
    await waitForKeys(page);
    await expect(active).toContainText('Hudrix Nax');
    await colleague.goto(`${desk}/transactions`);
    const earlier = [movementOf('Wexo Pliv', '01/02/2025'), movementOf('Ombra Teek', '01/03/2025')];
    await importFile(colleague, { name: 'earlier.qif', text: qifOf(earlier) });
    await comeBack(page);
    await expect(rows).toHaveCount(5);
    await expect(toReview(5)).toBeVisible();
    await expect(active).toContainText('Hudrix Nax');
    await expect(active).toHaveAttribute('aria-rowindex', '4');
  });

  await test.step('a selected row that a colleague changed leaves the selection, and c confirms neither it nor the open one', async () => {
    const selected = page.getByRole('region', { name: 'Selected entries' });
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await expect(selected).toContainText('1 selected');
    await putElsewhere('Hudrix Nax', 'Meals');
    await expect(
      colleague.getByRole('status').filter({ hasText: 'Always Meals for Hudrix Nax?' }),
    ).toBeVisible();
    await comeBack(page);
    await expect(page.getByText('1 entry has changed and is no longer selected')).toBeVisible();
    await expect(selected).toHaveCount(0);
    await page.keyboard.press('c');
    await expect(page.getByText('The selected entries have changed')).toBeVisible();
    await expect(rows.filter({ hasText: 'Hudrix Nax' })).toContainText('Meals');
    await expect(toReview(5)).toBeVisible();
  });

  await test.step('the journal shows it, too', async () => {
    await page.goto(`${desk}/journal`);
    await waitForKeys(page);
    const row = rows.filter({ hasText: 'Wexo Pliv' });
    await expect(row).toContainText('To review');
    await confirmElsewhere('Wexo Pliv', 4);
    await comeBack(page);
    await expect(row).not.toContainText('To review');
    await expect(row).toContainText('Rent');
  });
});
