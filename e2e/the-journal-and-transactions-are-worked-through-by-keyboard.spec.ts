import { expect, test } from '@playwright/test';
import { createAccount, createBusiness, importFile, pressUntil, signIn, waitForKeys } from './desk';
import { type Movement, qifOf } from './qif';

/** More than a page of a list, and one whose invoice only the memo names. */
const movements: Movement[] = [
  ...Array.from({ length: 129 }, (_, index) => ({
    day: `0${1 + (index % 6)}/${10 + (index % 18)}/2025`,
    amount: `-${20 + index}.25`,
    payee: `Zyx Qq ${index % 3 === 0 ? 'Brvo' : 'Lkem'}`,
  })),
  { day: '07/01/2025', amount: '6960.00', payee: 'Fjellsang', memo: 'Paid QF-309' },
];

test('The journal and the transactions are worked through by keyboard, also beyond what was read', async ({
  page,
}) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Plover Letterpress');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Press checking', 'Checking');
  await importFile(page, { name: 'statement.qif', text: qifOf(movements) });
  const active = page.locator('tr[aria-current]');
  const panel = page.getByRole('complementary');
  const search = page.getByRole('searchbox');

  await test.step('a transaction is found by its memo, and opened with its ledger and its state', async () => {
    await page.goto(`${desk}/transactions`);
    await expect(page.getByRole('row', { name: /Uncategorized inflow.*To review/ })).toBeVisible();
    await pressUntil(page, '/', search.and(page.locator(':focus')));
    await page.keyboard.type('qf-309');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row', { name: /Zyx Qq/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search).not.toBeFocused();
    const accounts = page.getByRole('button', { name: 'Accounts', exact: true });
    await accounts.focus();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(accounts).toBeFocused();
    await accounts.blur();
    await page.keyboard.press('j');
    await expect(panel.getByRole('heading', { name: 'Fjellsang' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Fjellsang/i }).first()).toBeFocused();
    await page.keyboard.press('j');
    await expect(panel.getByRole('heading', { name: /^Zyx Qq/ })).toBeVisible();
    await page.keyboard.press('k');
    await expect(panel).toContainText('Uncategorized inflow');
    await page.keyboard.press('End');
    await expect(panel.getByRole('heading', { name: /^Zyx Qq/ })).toBeVisible();
    await page.keyboard.press('Home');
    await expect(panel.getByRole('heading', { name: 'Fjellsang' })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/journal\/je_/);
  });

  await test.step('an address names the days, and days out of order are said to be', async () => {
    await page.goto(`${desk}/transactions?from=2025-06-30&to=2025-07-02`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row', { name: /Fjellsang/ })).toBeVisible();
    await waitForKeys(page);
    const from = page.getByRole('textbox', { name: 'From' });
    await from.fill('7/3/2025');
    await from.press('Tab');
    await expect(page.getByText('Before 07/03/2025')).toBeVisible();
  });

  await test.step('the review is searched by memo, walked by pages, and selected whole', async () => {
    await page.goto(`${desk}/review?q=qf-309`);
    const grid = page.getByRole('grid', { name: 'Entries to review' });
    await expect(grid.getByRole('row', { name: /Fjellsang/ })).toBeVisible();
    await expect(grid).toHaveAttribute('aria-rowcount', '2');
    await page.goto(`${desk}/review`);
    await expect(grid).toHaveAttribute('aria-rowcount', '131');
    await waitForKeys(page);
    await page.keyboard.press('PageDown');
    await expect(grid.locator('tr[aria-current]:not([aria-rowindex="2"])')).toBeVisible();
    await grid.getByRole('checkbox', { name: 'Select all' }).press('Space');
    const selection = page.getByRole('region', { name: 'Selected entries' });
    await expect(selection).toContainText('130 selected');
    await page.keyboard.press('Escape');
    await expect(selection).toHaveCount(0);
    await page.keyboard.press('/');
    await page.keyboard.type('lkem');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('brvo');
    await expect(search).toHaveValue('brvo');
    await expect(selection).toHaveCount(0);
  });

  await test.step('the journal puts a selection on another ledger, after a preview, and takes it back', async () => {
    await page.goto(`${desk}/journal?q=qf-309`);
    const grid = page.getByRole('grid', { name: 'Journal entries' });
    const selected = page.getByRole('toolbar', { name: 'Selected entries' });
    const onTravel = grid.getByRole('row').filter({ hasText: 'Travel' });
    await expect(grid.getByRole('row', { name: /Fjellsang/ })).toBeVisible();
    await pressUntil(page, '/', search.and(page.locator(':focus')));
    await page.keyboard.press('Enter');
    await expect(grid).toBeFocused();
    await page.keyboard.press('j');
    await expect(panel.getByRole('heading', { name: 'Fjellsang' })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/journal\/je_/);
    await page.goto(`${desk}/journal`);
    await waitForKeys(page);
    await page.keyboard.press('j');
    await expect(active).toBeVisible();
    for (const key of ['x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key);
    await expect(selected).toContainText('3 entries selected');
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Change the ledger of 3 entries' });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('Travel');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('table', { name: 'What changes' }).getByRole('row')).toHaveCount(3);
    await page.keyboard.press('Enter');
    await expect(onTravel).toHaveCount(3);
    await page.keyboard.press('u');
    await expect(onTravel).toHaveCount(0);
  });

  await test.step('where nothing can change, the dialog says why', async () => {
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Change the ledger of 1 entry' });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('Accounts payable');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('region', { name: 'What stays as it is' })).toContainText(
      'need a vendor or customer',
    );
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the first hundred offer the rest', async () => {
    const selected = page.getByRole('toolbar', { name: 'Selected entries' });
    await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
    await expect(selected).toContainText('100 entries selected');
    await selected.getByRole('button', { name: 'Select the rest' }).press('Enter');
    await expect(selected).toContainText('130 entries selected');
    await page.keyboard.press('Escape');
    await expect(selected).toHaveCount(0);
  });

  await test.step('rules are written, put in order and deleted; one that never decides names what does', async () => {
    await page.goto(`${desk}/settings/rules`);
    const dialog = page.getByRole('dialog', { name: 'New rule' });
    const shadow = page.getByText('Never decides: “Zyx” matches all of it first.');
    for (const name of ['Zyx', 'Zyx Qq']) {
      await expect(async () => {
        if (await dialog.isVisible()) return;
        await page.getByRole('button', { name: 'New rule' }).first().press('Enter');
        await expect(dialog).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
      await page.keyboard.type(name);
      await dialog.getByLabel('Words').fill(name);
      await dialog.getByRole('combobox', { name: 'Ledger' }).fill('Meals');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+Enter');
      await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
      await page.keyboard.press('Control+Enter');
      await expect(dialog).toBeHidden();
    }
    await expect(shadow).toBeVisible();
    const handle = page.getByRole('button', { name: 'Move Zyx Qq' });
    await handle.press('ArrowUp');
    await expect(handle).toBeFocused();
    await expect(shadow).toHaveCount(0);
    await page.getByRole('button', { name: 'Change or delete Zyx Qq' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(handle).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Move Zyx', exact: true })).toBeVisible();
  });
});
