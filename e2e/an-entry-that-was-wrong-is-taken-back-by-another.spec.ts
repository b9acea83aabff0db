import { expect, test } from '@playwright/test';
import { chooseFile, createAccount, createBusiness, pressUntil, signIn } from './desk';
import { qifOf } from './qif';

test('An entry that was wrong is taken back by another, and each tells of the other', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Thistledown Bindery');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Household checking', 'Checking');
  const text = qifOf([{ day: '01/09/2025', amount: '-42.17', payee: 'Paper Lantern Supplies' }]);
  await chooseFile(page, { name: 'january.qif', text });
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.goto(`${desk}/review`);
  const open = page.getByRole('complementary', { name: 'Open entry' });
  const history = open.getByRole('region', { name: 'History' });

  await test.step('its history begins with the import and follows each change in words', async () => {
    await expect(history).toContainText('Imported it from january.qif');
    await pressUntil(page, 'e', page.getByRole('combobox'));
    await page.getByRole('combobox').fill('Rent');
    await page.keyboard.press('Enter');
    await expect(history).toContainText(/Put 42\.17 on Rent instead of Uncategorized/);
  });

  await test.step('it is tagged and noted where it stands', async () => {
    await open.getByRole('button', { name: 'Add a tag' }).click();
    await open.getByLabel('Tag', { exact: true }).fill('Workshop');
    await page.keyboard.press('Enter');
    await expect(open.getByRole('region', { name: 'Tags' })).toContainText('Workshop');
    await open.getByRole('button', { name: 'Add a note' }).click();
    await open.getByLabel('Notes').fill('Booked twice');
    await open.getByRole('button', { name: 'Save the note' }).click();
    await expect(history).toContainText('Noted “Booked twice”');
  });

  await test.step('the reversal is shown before it is made', async () => {
    await open.getByRole('button', { name: 'Reverse the entry' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reverse the entry' });
    await expect(dialog.getByRole('row', { name: /^Checking 42\.17/ })).toBeVisible();
    await dialog.getByLabel('Date').fill('2025-02-01');
    await dialog.getByLabel('Description').fill('Taken back');
    await dialog.getByRole('button', { name: 'Reverse', exact: true }).click();
    await expect(history).toContainText('Took it back by another entry');
    await expect(open.getByRole('button', { name: 'Reverse the entry' })).toHaveCount(0);
  });

  await test.step('each of the two leads to the other', async () => {
    await open.getByRole('link', { name: 'The entry that takes it back' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Taken back' })).toBeVisible();
    await page.getByRole('link', { name: 'The entry that it takes back' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Paper Lantern Supplies' })).toBeVisible();
  });
});
