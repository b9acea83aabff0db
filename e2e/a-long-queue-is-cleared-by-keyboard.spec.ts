import { expect, test } from '@playwright/test';
import { chooseFile, createAccount, createBusiness, pressUntil, signIn } from './desk';
import { type Movement, qifOf } from './qif';

const day = (index: number) => `0${1 + (index % 9)}/${10 + (index % 18)}/2025`;
/** Of two the words say what they may be, of the others nothing is known. */
const movements: Movement[] = [
  { day: '01/02/2025', amount: '-310.00', payee: 'Skylark Airlines' },
  { day: '01/03/2025', amount: '-18.00', payee: 'Gnarl Taxi' },
  ...Array.from({ length: 248 }, (_, index) => ({
    day: day(index),
    amount: `-${20 + index}.25`,
    payee: `Zyx Qq ${index % 3 === 0 ? 'Brvo' : 'Lkem'}`,
  })),
];

test('A long queue is cleared by keyboard: guesses, a rule, both ends of the list, and all that is left at once', async ({
  page,
}) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Heron Letterpress');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Press checking', 'Checking');
  await chooseFile(page, { name: 'statement.qif', text: qifOf(movements) });
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.goto(`${desk}/review`);

  const grid = page.getByRole('grid', { name: 'Entries to review' });
  const open = page.getByRole('complementary', { name: 'Open entry' });
  const lines = open.getByRole('table', { name: 'Lines' });
  const active = page.locator('tr[aria-current]');
  const selection = page.getByRole('region', { name: 'Selected entries' });
  const said = (words: string | RegExp) => page.getByRole('status').filter({ hasText: words });
  await pressUntil(page, '?', page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await test.step('another guess is taken by its figure, and the first one again', async () => {
    await expect(active).toContainText('Skylark Airlines');
    const guesses = open.getByRole('list', { name: 'Suggested ledgers' }).getByRole('button');
    await expect(guesses.nth(1)).toBeVisible();
    const names = await guesses.locator('span.wrap-anywhere').allInnerTexts();
    await page.keyboard.press('2');
    await expect(lines).toContainText(names[1] ?? '');
    await page.keyboard.press('1');
    await expect(lines).toContainText(names[0] ?? '');
    await page.keyboard.press('c');
    await expect(active).toContainText('Gnarl Taxi');
  });

  await test.step('End and Home reach both ends of the whole list', async () => {
    await expect(grid).toHaveAttribute('aria-rowcount', '250');
    await page.keyboard.press('End');
    await expect(active).toHaveAttribute('aria-rowindex', '250');
    await page.keyboard.press('Home');
    await expect(active).toHaveAttribute('aria-rowindex', '2');
  });

  await test.step('a correction offers a rule, which is saved after its preview', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await page.keyboard.type('Rent');
    await page.keyboard.press('Enter');
    await expect(said('Always Rent for Zyx Qq')).toBeVisible();
    await page.keyboard.press('y');
    const dialog = page.getByRole('dialog', { name: 'New rule' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(grid.getByText('rule').first()).toBeVisible();
  });

  await test.step('all are selected with what may be confirmed of them, put on a ledger, and put back', async () => {
    await grid.focus();
    await page.keyboard.press('Control+a');
    await expect(selection).toContainText('249 selected');
    await expect(selection).toContainText(/\d+ can be confirmed, not \d+ entries without a ledger/);
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Ledger for 249 entries' });
    await expect(dialog).toBeVisible();
    await page.keyboard.type('Office supplies');
    await page.keyboard.press('Enter');
    await expect(said(/^Moved 249 entries$/)).toBeVisible();
    await expect(active).toContainText('Office supplies');
    await page.keyboard.press('u');
    await expect(said('Undone: Moved 249 entries')).toBeVisible();
    await expect(active).not.toContainText('Office supplies');
  });

  await test.step('those that have a ledger are confirmed in one go, the others stay', async () => {
    await page.keyboard.press('Control+a');
    await expect(selection).toContainText('249 selected');
    await page.keyboard.press('c');
    await expect(said(/^Confirmed \d+ entries$/)).toBeVisible();
    await expect(page.getByText('Some entries stay as they were')).toBeVisible();
    await expect(grid.getByText('Choose a ledger').first()).toBeVisible();
  });
});
