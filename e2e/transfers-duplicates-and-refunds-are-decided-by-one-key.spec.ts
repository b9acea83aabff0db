import { expect, type Page, test } from '@playwright/test';
import { chooseFile, createAccount, createBusiness, openEntry, signIn, waitForKeys } from './desk';
import { qifOf } from './qif';

const files = [
  {
    account: 'Household checking',
    ledger: 'Checking',
    movements: [
      { day: '01/05/2025', amount: '-500.00', payee: 'Transfer to savings' },
      { day: '01/09/2025', amount: '-42.17', payee: 'Zyx Qq' },
      { day: '01/13/2025', amount: '-86.10', payee: 'Wren Glazing' },
      { day: '01/20/2025', amount: '-17.45', payee: 'Alder Paper 0042' },
      { day: '01/27/2025', amount: '-1000.00', payee: 'Wire transfer to savings' },
      { day: '02/01/2025', amount: '-120.00', payee: 'Birch Foods' },
      { day: '02/08/2025', amount: '120.00', payee: 'Birch Foods refund' },
    ],
  },
  {
    account: 'Rainy day savings',
    ledger: 'Savings',
    movements: [
      { day: '01/06/2025', amount: '500.00', payee: 'Transfer from checking' },
      { day: '01/21/2025', amount: '-17.45', payee: 'Alder Paper' },
      { day: '01/28/2025', amount: '985.00', payee: 'Wire transfer from checking' },
    ],
  },
];

test('Transfers, duplicates and refunds are each decided by one key, and undone by another', async ({
  page,
}) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Heron Bookbinders');
  await writeByHand(page, desk);
  await page.goto(`${desk}/transactions`);
  for (const { account, ledger } of files) await createAccount(page, account, ledger);
  for (const { account, movements } of files) {
    await chooseFile(page, { name: `${account}.qif`, text: qifOf(movements) });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Into account' }).selectOption({ label: account });
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog).toContainText(/imported/);
    await dialog.getByRole('button', { name: 'Done' }).click();
  }
  await page.goto(`${desk}/review`);
  const entries = page.getByRole('grid', { name: 'Entries to review' });
  const open = page.getByRole('complementary', { name: 'Open entry' });
  const transfer = entries.getByRole('row').filter({ hasText: 'Checking → Savings' });
  const links = open.getByRole('list', { name: 'Links' });
  const active = page.locator('tr[aria-current]');
  const said = (words: string) => page.getByRole('status').filter({ hasText: words });
  const toReview = (count: number) => page.getByRole('link', { name: `To review ${count}` });

  await test.step('both legs are one row, which says how far apart they are', async () => {
    await expect(transfer).toHaveCount(1);
    await expect(transfer).toContainText('1 day apart');
    await expect(entries.getByRole('row')).toHaveCount(10);
    await expect(links).toContainText('Transfer between two own accounts');
    await waitForKeys(page);
  });

  await test.step('what was written by hand before is one row with the payment, and one key keeps one of both', async () => {
    const asked = entries.getByRole('row').filter({ hasText: 'Entered by hand?' });
    await expect(entries.getByRole('row').filter({ hasText: 'Wren Glazing' })).toHaveCount(1);
    await openEntry(page, 'Entered by hand?');
    await expect(links).toContainText('The entry “Wren Glazing, new panes” has the same amount');
    await page.keyboard.press('c');
    await expect(said('Likely entered by hand already')).toBeVisible();
    await expect(toReview(11)).toBeVisible();
    await page.keyboard.press('l');
    await expect(toReview(9)).toBeVisible();
    await expect(asked).toHaveCount(0);
    await page.keyboard.press('u');
    await expect(toReview(11)).toBeVisible();
    // The count is there before what it counts.
    await expect(asked).not.toHaveCount(0);
    await expect(entries.getByRole('row').filter({ hasText: 'Wren Glazing' })).toHaveCount(1);
    await expect(entries.getByRole('row')).toHaveCount(10);
    await openEntry(page, 'Entered by hand?');
    await page.keyboard.press('l');
    await expect(toReview(9)).toBeVisible();
  });

  await test.step('a transfer of which less arrives is offered with its fee, and one key splits it', async () => {
    await openEntry(page, 'Transfer with fee?');
    await expect(links).toContainText('15.00');
    await page.keyboard.press('c');
    await expect(toReview(7)).toBeVisible();
    await expect(entries.getByRole('row').filter({ hasText: 'Wire transfer' })).toHaveCount(0);
    await page.keyboard.press('Home');
  });

  await test.step('one key confirms both, and one key takes both back', async () => {
    await expect(active).toContainText('Checking → Savings');
    await page.keyboard.press('c');
    await expect(toReview(5)).toBeVisible();
    await expect(transfer).toHaveCount(0);
    await page.keyboard.press('u');
    await expect(toReview(7)).toBeVisible();
    await expect(transfer).toHaveCount(1);
  });

  await test.step('parted, the legs are two rows of their own', async () => {
    await open.getByRole('button', { name: 'Unlink' }).press('Enter');
    await expect(transfer).toHaveCount(0);
    await expect(entries.getByRole('row')).toHaveCount(8);
    await page.keyboard.press('u');
    await expect(transfer).toHaveCount(1);
    await open.getByRole('button', { name: 'Unlink' }).press('Enter');
    await expect(entries.getByRole('row')).toHaveCount(8);
  });

  await test.step('a leg put by hand on the other bank is refused, and the pair is offered', async () => {
    await page.keyboard.press('Home');
    await expect(active).toContainText('Transfer to savings');
    await page.keyboard.press('e');
    await page.keyboard.type('Savings');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Link as a transfer' }).press('Enter');
    await expect(toReview(5)).toBeVisible();
    await page.keyboard.press('u');
    await expect(toReview(7)).toBeVisible();
    await expect(entries.getByRole('row')).toHaveCount(8);
  });

  await test.step('a likely duplicate is never confirmed by accident; one key removes it, another keeps it', async () => {
    const duplicate = entries.getByRole('row').filter({ hasText: 'Duplicate?' });
    await duplicate.click();
    await page.keyboard.press('c');
    await expect(said('Likely a duplicate')).toBeVisible();
    await page.keyboard.press('l');
    await expect(said('Removed the duplicate Alder Paper')).toBeVisible();
    await expect(toReview(6)).toBeVisible();
    await expect(duplicate).toHaveCount(0);
    await page.keyboard.press('u');
    await expect(toReview(7)).toBeVisible();
    await expect(active).toContainText('Duplicate?');
    await page.keyboard.press('n');
    await expect(duplicate).toHaveCount(0);
    await expect(said('Declined: this is not suggested again')).toBeVisible();
    await page.keyboard.press('u');
    await expect(active).toContainText('Duplicate?');
    await page.keyboard.press('n');
    await expect(duplicate).toHaveCount(0);
    await expect(toReview(7)).toBeVisible();
  });

  await test.step('money back goes to the ledgers of its payment; a rule is offered until it is declined for good', async () => {
    await entries.getByRole('row').filter({ hasText: '(120.00)' }).click();
    const offer = said('Always Meals for Birch Foods?');
    const notAnyMore = page
      .getByRole('alertdialog')
      .filter({ hasText: 'No rule is offered for Birch Foods any more' });
    const answers = [
      () => page.keyboard.press('Escape'),
      async () => {
        await page.getByRole('button', { name: 'Never' }).click();
        await notAnyMore.getByRole('button', { name: 'Undo' }).click();
        await entries.focus();
      },
      async () => {
        await page.getByRole('button', { name: 'Never' }).click();
        await notAnyMore.getByRole('button', { name: 'Dismiss' }).click();
        await entries.focus();
      },
      null,
    ];
    for (const answer of answers) {
      await page.keyboard.press('e');
      await page.keyboard.type('Meals');
      await page.keyboard.press('Enter');
      await expect(open.getByRole('table', { name: 'Lines' })).toContainText('Meals');
      if (answer) {
        await expect(offer).toBeVisible();
        await answer();
      }
      await expect(offer).toHaveCount(0);
      if (answer) await page.keyboard.press('u');
      if (answer) await expect(open.getByRole('table', { name: 'Lines' })).not.toContainText('Meals');
    }
    await page.keyboard.press('j');
    await expect(active).toContainText('Refund of Birch Foods');
    await page.keyboard.press('c');
    await expect(toReview(6)).toBeVisible();
    await page.keyboard.press('u');
    await expect(toReview(7)).toBeVisible();
  });

  await test.step('d shows only the entries between two dates', async () => {
    await page.keyboard.press('d');
    const dialog = page.getByRole('dialog', { name: 'Entries between dates' });
    await expect(dialog.getByLabel('From')).toBeFocused();
    await page.keyboard.type('2/1/2025');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(entries.getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: 'Remove filter From Feb 1, 2025' }).press('Enter');
    await expect(entries.getByRole('row')).toHaveCount(8);
  });

  await test.step('the bank has the payment once, and the fee is an expense of its own', async () => {
    await page.goto(`${desk}/journal?q=wire`);
    await expect(page.getByRole('row', { name: /Transfers in transit, Bank fees/ })).toContainText(
      '(1,000.00)',
    );
    await page.goto(`${desk}/ledgers`);
    await expect(page.getByRole('row', { name: /Checking/ })).toContainText('(1,645.72)');
  });
});

/** An entry of the day before the bank reports the payment. */
async function writeByHand(page: Page, desk: string): Promise<void> {
  await page.goto(`${desk}/journal/new`);
  const form = page.getByRole('form', { name: 'Journal entry' });
  await form.getByLabel('Date', { exact: true }).fill('1/12/2025');
  await form.getByLabel('Description', { exact: true }).fill('Wren Glazing, new panes');
  for (const [line, ledger, side] of [
    [1, 'Repairs', 'Debit'],
    [2, 'Checking', 'Credit'],
  ] as const) {
    await form.getByRole('combobox', { name: `Ledger, line ${line}` }).fill(ledger);
    await page.keyboard.press('Enter');
    await form.getByLabel(`${side}, line ${line}`).fill('86.10');
  }
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('row', { name: /Wren Glazing/ })).toBeVisible();
}
