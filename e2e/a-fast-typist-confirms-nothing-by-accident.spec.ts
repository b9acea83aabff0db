import { expect, type Page, test } from '@playwright/test';
import {
  createAccount,
  createBusiness,
  holdActions,
  importFile,
  openEntry,
  signIn,
  waitForKeys,
} from './desk';
import { qifOf } from './qif';

/** No two have anything in common, so that what is decided of one suggests nothing for another. */
const payees = ['Zyx Qq A', 'Brvo Lkem', 'Fjolte Wim', 'Hudrix Nax', 'Pilgo Truu', 'Sevank Guk'];
const movements = payees.map((payee, index) => ({
  day: `01/1${index}/2025`,
  amount: `-${(index + 1) ** 4}.50`,
  payee,
}));

test('A fast typist confirms nothing by accident, and an entry without a ledger is asked for one', async ({
  page,
}) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Osprey Letterpress');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Press checking', 'Checking');
  await importFile(page, { name: 'statement.qif', text: qifOf(movements) });
  await page.goto(`${desk}/review`);

  const open = page.getByRole('complementary', { name: 'Open entry' });
  const toReview = (count: number) => page.getByRole('link', { name: `To review ${count}` });
  const footer = page.getByRole('status');
  await waitForKeys(page);

  await test.step('letters typed before the ledger field is there are text, not commands', async () => {
    // Held back, the field comes late: each letter but the first is pressed before it is there.
    await page.evaluate(() => {
      const press = (key: string) =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
      press('e');
    });
    await page.keyboard.type('comp', { delay: 0 });
    await expect(open.getByRole('combobox')).toHaveValue('comp');
    await page.keyboard.press('Escape');
    await expect(open.getByRole('combobox')).toBeHidden();
    await expect(toReview(6)).toBeVisible();

    await page.keyboard.type('erent', { delay: 0 });
    await page.keyboard.press('Enter');
    await expect(open.getByRole('table', { name: 'Lines' })).toContainText('Rent');
    await expect(footer.filter({ hasText: 'Moved Zyx Qq A to Rent' })).toBeVisible();
    await expect(toReview(6)).toBeVisible();
  });

  await test.step('a link that is followed right after a key leads on', async () => {
    await page.keyboard.press('j');
    await page.getByRole('link', { name: 'Journal', exact: true }).click();
    await expect(page).toHaveURL(/\/journal$/);
    await page.goBack();
    await waitForKeys(page);
    await page.keyboard.press('Home');
    await expect(open).toContainText('Zyx Qq A');
  });

  await test.step('letters typed before the menu of commands is there are text, and Escape leaves it at once', async () => {
    const menu = page.getByRole('dialog', { name: 'Commands' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('cash', { delay: 0 });
    await expect(menu.getByRole('searchbox')).toHaveValue('cash');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toReview(6)).toBeVisible();
  });

  await test.step('what is typed on past Tab before a form is there goes from field to field', async () => {
    const split = page.getByRole('dialog');
    await pressAtOnce(page, ['s', ...'.30', 'Tab', ...'Meals', 'Tab', ...'Part']);
    await expect(split.getByLabel('Description, line 2')).toHaveValue('Part');
    await expect(split.getByLabel('Amount, line 1')).toHaveValue('0.30');
    await expect(split.getByRole('combobox', { name: 'Ledger, line 2' })).toHaveValue('Meals');
    await page.keyboard.press('Escape');
    await expect(split).toHaveCount(0);
    await expect(toReview(6)).toBeVisible();
  });

  await test.step('what is typed stays while the change before it is saved', async () => {
    const save = await holdActions(page, '**/b/**');
    await page.keyboard.type('emeals', { delay: 0 });
    await page.keyboard.press('Enter');
    await expect(footer.filter({ hasText: 'Moving Zyx Qq A to Meals' })).toBeVisible();
    await page.keyboard.type('eutil', { delay: 0 });
    await expect(open.getByRole('combobox')).toHaveValue('util');
    save();
    // By its text alone: while the list is open, screen readers are told of nothing else.
    await expect(page.getByText('Moved Zyx Qq A to Meals')).toBeVisible();
    await expect(open.getByRole('combobox')).toHaveValue('util');
    await page.keyboard.press('Escape');
  });

  await test.step('what has a ledger is confirmed by one key, and that is said once it is saved', async () => {
    await page.keyboard.press('c');
    await expect(footer.filter({ hasText: /^Confirmed Zyx Qq A$/ })).toBeVisible();
    await expect(toReview(5)).toBeVisible();
  });

  await test.step('what has none is asked for it, and confirmed once it is chosen', async () => {
    await page.keyboard.press('c');
    await expect(open.getByRole('combobox')).toBeFocused();
    await expect(page.getByText('Choose a ledger to confirm')).toBeVisible();
    await page.keyboard.type('Meals');
    await page.keyboard.press('Enter');
    await expect(toReview(4)).toBeVisible();
  });

  await test.step('a ledger chosen by Ctrl+Enter is confirmed with it', async () => {
    await page.keyboard.press('e');
    await page.keyboard.type('Meals');
    await page.keyboard.press('Control+Enter');
    await expect(toReview(3)).toBeVisible();
  });

  await test.step('of several, those without a ledger stay', async () => {
    await page.keyboard.type('erent', { delay: 0 });
    await page.keyboard.press('Enter');
    await expect(open.getByRole('table', { name: 'Lines' })).toContainText('Rent');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('c');
    await expect(page.getByText('1 entry is not confirmed')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Selected entries' })).toContainText('1 selected');
    await expect(toReview(2)).toBeVisible();
  });

  await test.step('in closed books, what is typed for a ledger field that does not open runs no commands', async () => {
    await page.keyboard.type('erent', { delay: 0 });
    await page.keyboard.press('Enter');
    await expect(footer.filter({ hasText: 'Moved Pilgo Truu to Rent' })).toBeVisible();
    await closeThrough2025(page, desk);
    await page.goto(`${desk}/review`);
    await waitForKeys(page);
    await openEntry(page, 'Pilgo Truu');
    await pressAtOnce(page, [...'ecash', 'Enter', ...'sac', 'Escape']);
    await expect(footer.filter({ hasText: 'The books are closed through' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(toReview(2)).toBeVisible();
    await page.keyboard.press('c');
    await expect(toReview(1)).toBeVisible();
  });

  await test.step('there, what has no ledger cannot be confirmed, and that is said', async () => {
    await expect(open.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await page.keyboard.press('c');
    await expect(footer.filter({ hasText: 'it needs a ledger and cannot be confirmed' })).toBeVisible();
    await expect(toReview(1)).toBeVisible();
  });
});

/** Presses the keys without a pause in which a person would see what the first of them did, however slow the machine is. */
async function pressAtOnce(page: Page, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
}

/** The page says first what is not reviewed, and what of that cannot be confirmed any more. */
async function closeThrough2025(page: Page, desk: string): Promise<void> {
  await page.goto(`${desk}/settings/books-lock`);
  await page.getByLabel('Or through another date').fill('2025-12-31');
  await expect(
    page.getByText('1 has no ledger and cannot be confirmed until you reopen the period'),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Close through/ }).click();
  await expect(page.getByText(/^Closed through/).first()).toBeVisible();
}
