import { expect, test } from '@playwright/test';
import { chooseFile, createAccount, createBusiness, pressUntil, signIn } from './desk';
import { qifOf } from './qif';

const files = [
  {
    account: 'Household checking',
    ledger: 'Checking',
    movements: [
      { day: '01/05/2025', amount: '-500.00', payee: 'Transfer to savings' },
      { day: '01/09/2025', amount: '-42.17', payee: 'Zyx Qq' },
    ],
  },
  {
    account: 'Rainy day savings',
    ledger: 'Savings',
    movements: [{ day: '01/06/2025', amount: '500.00', payee: 'Transfer from checking' }],
  },
];

test('A transfer between two own accounts is one row, confirmed by one key and parted by another', async ({
  page,
}) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Heron Bookbinders');
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
  const toReview = (count: number) => page.getByRole('link', { name: `To review ${count}` });

  await test.step('both legs are one row, which says how far apart they are', async () => {
    await expect(transfer).toHaveCount(1);
    await expect(transfer).toContainText('1 day apart');
    await expect(entries.getByRole('row')).toHaveCount(3);
    await expect(open.getByRole('list', { name: 'Links' })).toContainText(
      'Transfer between two own accounts',
    );
  });

  await test.step('one key confirms both, and one key takes both back', async () => {
    await pressUntil(page, '?', page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('c');
    await expect(toReview(1)).toBeVisible();
    await expect(transfer).toHaveCount(0);
    await page.keyboard.press('u');
    await expect(toReview(3)).toBeVisible();
    await expect(transfer).toHaveCount(1);
  });

  await test.step('parted, the legs are two rows of their own', async () => {
    await open.getByRole('button', { name: 'Unlink' }).click();
    await expect(transfer).toHaveCount(0);
    await expect(entries.getByRole('row')).toHaveCount(4);
  });
});
