import { expect, test } from '@playwright/test';
import { createAccount, createBusiness, importFile, signIn, waitForKeys } from './desk';
import { type Movement, qifOf } from './qif';

const day = (index: number) => `0${1 + (index % 9)}/${10 + (index % 18)}/2025`;
/** Of three the words say what they may be, of the others nothing is known. */
const movements: Movement[] = [
  { day: '01/02/2025', amount: '-31.00', payee: 'Gnarl Taxi' },
  { day: '01/03/2025', amount: '-18.00', payee: 'Gnarl Taxi' },
  { day: '01/04/2025', amount: '-24.00', payee: 'Gnarl Taxi' },
  ...Array.from({ length: 247 }, (_, index) => ({
    day: day(index),
    amount: `-${20 + index}.25`,
    payee: `Zyx Qq ${index % 3 === 0 ? 'Brvo' : 'Lkem'}`,
  })),
];

test('A long queue is worked through by keyboard: guesses, both ends of the list, and a rule', async ({
  page,
}) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Heron Letterpress');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Press checking', 'Checking');
  await importFile(page, { name: 'statement.qif', text: qifOf(movements) });
  await page.goto(`${desk}/review`);

  const grid = page.getByRole('grid', { name: 'Entries to review' });
  const open = page.getByRole('complementary', { name: 'Open entry' });
  const lines = open.getByRole('table', { name: 'Lines' });
  const active = page.locator('tr[aria-current]');
  const status = (words: string | RegExp) => page.getByRole('status').filter({ hasText: words });
  await waitForKeys(page);

  await test.step('a wrong suggestion costs two keys where the right one is among the guesses', async () => {
    const guesses = open.getByRole('list', { name: 'Suggested ledgers' }).getByRole('button');
    await expect(active).toContainText('Gnarl Taxi');
    await expect(guesses.first()).toContainText('Travel');
    await page.keyboard.press('c');
    await expect(page.getByRole('link', { name: 'To review 249' })).toBeVisible();
    await page.keyboard.press('e');
    await page.keyboard.type('Meals');
    await page.keyboard.press('Enter');
    await expect(lines).toContainText('Meals');
    await page.keyboard.press('c');
    await expect(page.getByRole('link', { name: 'To review 248' })).toBeVisible();
    // Both ledgers are known of the payee now; what is open stays as it is until one comes back to it.
    await expect(async () => {
      await page.keyboard.press('j');
      await page.keyboard.press('k');
      await expect(active).toContainText('Gnarl Taxi');
      await expect(guesses.nth(1)).toBeVisible({ timeout: 1000 });
    }).toPass();
    const names = await guesses.locator('span.wrap-anywhere').allInnerTexts();
    await page.keyboard.press('2');
    await expect(lines).toContainText(names[1] ?? '');
    await page.keyboard.press('c');
    await expect(page.getByRole('link', { name: 'To review 247' })).toBeVisible();
  });

  await test.step('End and Home reach both ends of the whole list', async () => {
    await expect(grid).toHaveAttribute('aria-rowcount', '248');
    await page.keyboard.press('End');
    await expect(active).toHaveAttribute('aria-rowindex', '248');
    await page.keyboard.press('Home');
    await expect(active).toHaveAttribute('aria-rowindex', '2');
  });

  await test.step('after a reload the open entry is marked and in sight, however far down it is', async () => {
    const reloadAt = async (row: string) => {
      await expect(active).toHaveAttribute('aria-rowindex', row);
      const id = await active.getAttribute('data-entry');
      await expect(page).toHaveURL(new RegExp(`entry=${id}`));
      await page.reload();
      await waitForKeys(page);
      await expect(active).toHaveAttribute('aria-rowindex', row);
      await expect(active).toHaveAttribute('data-entry', id ?? '');
      await expect(active).toBeInViewport({ ratio: 1 });
    };
    await page.keyboard.press('End');
    await reloadAt('248');
    await page.keyboard.press('Home');
    for (let down = 0; down < 6; down += 1) await page.keyboard.press('PageDown');
    const row = await active.getAttribute('aria-rowindex');
    await reloadAt(row ?? '');
    await page.keyboard.press('Home');
    await expect(active).toHaveAttribute('aria-rowindex', '2');
  });

  await test.step('a correction offers a rule, which is saved after its preview', async () => {
    await page.keyboard.press('e');
    await page.keyboard.type('Rent');
    await page.keyboard.press('Enter');
    await expect(status(/Always Rent for Zyx Qq \w+\? Affects \d+ pending entries/)).toBeVisible();
    await page.keyboard.press('y');
    const dialog = page.getByRole('dialog', { name: 'New rule' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(grid.getByText('rule').filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('a refusal leads to the form of the entry, and offers no rule', async () => {
    await page.keyboard.press('e');
    await page.keyboard.type('Accounts payable');
    await page.keyboard.press('Enter');
    const refusal = page.getByRole('alertdialog').filter({ hasText: 'Choose the vendor or customer' });
    await expect(refusal.getByRole('button', { name: 'Edit the entry' })).toBeVisible();
    await expect(status(/^Always Accounts payable/)).toHaveCount(0);
    await refusal.getByRole('button', { name: 'Dismiss' }).click();
    await expect(refusal).toHaveCount(0);
    await grid.focus();
  });

  const selection = page.getByRole('region', { name: 'Selected entries' });

  await test.step('what is certain is counted by the service where the list is long, also where all of it was read', async () => {
    for (const [key, row] of [
      ['End', '248'],
      ['Home', '2'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(active).toHaveAttribute('aria-rowindex', row);
      await page.waitForLoadState('networkidle');
    }
    await page.keyboard.press('Shift+C');
    await expect(selection.getByRole('button', { name: 'Confirm all' })).toBeVisible();
    await expect(selection.getByRole('button', { name: 'Ask the owner' })).toHaveCount(0);
    await selection.getByRole('button', { name: 'Clear' }).click();
    await expect(selection).toHaveCount(0);
    await grid.focus();
  });

  await test.step('all of it is selected, confirmed but for what has no ledger, and taken back', async () => {
    const tab = page.getByRole('link', { name: /^To review/ }).last();
    await page.keyboard.press('Control+a');
    await expect(selection).toContainText('247 selected');
    const counted = /([\d,]+) can be confirmed, not ([\d,]+) entries without a ledger/;
    await expect(selection).toContainText(counted);
    const [, confirmed = '', left = ''] = counted.exec((await selection.textContent()) ?? '') ?? [];
    await page.keyboard.press('c');
    await expect(status(`Confirmed ${confirmed} entries`)).toBeVisible();
    const toast = page.getByRole('alertdialog').filter({ hasText: `${left} entries are not confirmed` });
    await expect(toast).toBeVisible();
    // It covers no row: it ends where the list begins.
    const [over, list] = [await toast.boundingBox(), await grid.boundingBox()];
    expect((over?.x ?? 0) + (over?.width ?? 0)).toBeLessThanOrEqual(list?.x ?? 0);
    await expect(selection).toContainText(`${left} selected`);
    await expect(tab).toHaveAccessibleName(`To review ${left}`);
    await page.keyboard.press('u');
    await expect(tab).toHaveAccessibleName('To review 247');
  });
});
