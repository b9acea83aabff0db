import { expect, type Page, test } from '@playwright/test';
import { createBusiness, demoDesk, signIn } from './desk';

test('A screen reader says the sign of a figure, what its row is of, and whose page it is', async ({
  page,
}) => {
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);

  await test.step('windows of several businesses are told apart by their titles', async () => {
    await page.goto(`${desk}/overview`);
    await expect(page).toHaveTitle(/^Overview · Quillfeather .+ · Daybook$/);
  });

  await test.step('a figure that leads somewhere is said, not only where it leads', async () => {
    const owed = page.getByRole('table', { name: 'What is owed' });
    const overdue = owed.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Overdue' }) });
    await expect(overdue.getByRole('link', { name: /^[\d,]+\.\d\d$/ })).toHaveCount(2);
  });

  await test.step('a negative amount is said as one, where parentheses would be skipped', async () => {
    const credit = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Credit' }) });
    await expect(credit.getByRole('cell', { name: 'minus (150.00)' })).toHaveText('(150.00)');
    await page.goto(`${desk}/reports/cash-flow`);
    await expect(page.getByRole('link', { name: /^minus \([\d,]+\.\d\d\)$/ }).first()).toBeVisible();
  });
});

test('The focus is not lost where a button, a dialog or a page goes away', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);

  await test.step('the button that chose a file is gone once it is read', async () => {
    await page.goto(`${desk}/ledgers/opening-balances`);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
    const text = 'Code,Account,Debit,Credit\n1010,Checking,20.00,\n3000,Opening balance equity,,20.00\n';
    const file = { name: 'trial.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await (await choosing).setFiles(file);
    await expect(page.getByRole('rowheader', { name: 'Checking' })).toBeVisible();
    await expect.poll(() => focusIsLost(page)).toBe(false);
  });

  await test.step('who comes back from the entries behind a figure is at that figure', async () => {
    await page.goto(`${desk}/reports/trial-balance`);
    const figure = page.getByRole('cell').getByRole('link').nth(3);
    await figure.focus();
    const text = (await figure.textContent()) ?? '';
    await figure.press('Enter');
    await page.waitForURL(/\/journal/);
    await expect.poll(() => focusIsLost(page)).toBe(false);
    await page.goBack();
    await expect(page.locator('a:focus')).toHaveText(text);
  });

  await test.step('Escape closes a dialog from its search, where nothing was typed', async () => {
    await page.goto(`${desk}/bills`);
    await page.getByRole('button', { name: /, HB-77$/ }).press('Enter');
    await page.getByRole('button', { name: /^Pay from a transaction/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pay from a transaction' });
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^Pay from a transaction/ })).toBeFocused();
  });
});

test('A page enlarged four times scrolls one way, and what stays in sight leaves room for the rest', async ({
  page,
}) => {
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  await page.setViewportSize({ width: 320, height: 256 });
  const forms = ['bills/new', 'invoices/new'];
  for (const screen of [...forms, 'journal', 'reports/trial-balance']) {
    await page.goto(`${desk}/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(sidewaysPixels), screen).toBe(0);
    expect(await page.evaluate(pinnedPixels), `${screen}, of 256 pixels`).toBeLessThan(64);
  }
  // A list is as high as there is room, and not what its filters leave.
  await page.goto(`${desk}/bills`);
  const list = await page.getByRole('region', { name: 'List of bills' }).boundingBox();
  expect(list?.height).toBeGreaterThan(150);
  // Twice as large, a line of an invoice has no room in one row.
  await page.setViewportSize({ width: 640, height: 450 });
  await page.goto(`${desk}/invoices/new`);
  await expect(page.getByRole('group', { name: 'Line 1' })).toBeVisible();
  expect(await page.evaluate(sidewaysPixels)).toBe(0);
});

test('On a phone all that an empty journal offers is in the window', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Reed Hollow Joinery');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${desk}/journal`);
  for (const name of ['Import opening balances', 'Import a bank file', 'New entry']) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).last();
    await expect(link, name).toBeInViewport({ ratio: 1 });
  }
});

const focusIsLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

/** How far the page scrolls sideways. */
const sidewaysPixels = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** How much of the window is behind what stays at its edges while the page scrolls. */
function pinnedPixels(): number {
  const pinned = [...document.querySelectorAll<HTMLElement>('body *')].filter((each) => {
    const { position, clipPath } = getComputedStyle(each);
    const isPinned = position === 'fixed' || (position === 'sticky' && !each.closest('table'));
    return isPinned && clipPath === 'none' && each.offsetWidth > 160 && each.checkVisibility();
  });
  return pinned.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
}
