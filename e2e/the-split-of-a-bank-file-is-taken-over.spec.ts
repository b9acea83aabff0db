import { expect, test } from '@playwright/test';
import { createAccount, createBusiness, importFile, signIn, waitForKeys } from './desk';
import { qifOf } from './qif';

test('What a bank file splits is taken over with its amounts, also a negative one', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Harbour Joinery');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Yard checking', 'Checking');
  const memo = 'June\nSMeals\n$-70.00\nSGlasses\n$-60.00\nSDiscount\n$10.00';
  const movement = { day: '06/03/2025', amount: '-120.00', payee: 'Harbour Inn', memo };
  await importFile(page, { name: 'inn.qif', text: qifOf([movement]) });
  await page.goto(`${desk}/review`);
  await waitForKeys(page);
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('s');
  await expect(dialog).toContainText('The bank file splits it: Meals 70.00, Glasses 60.00, Discount (10.00)');
  await dialog.getByRole('button', { name: 'Use these lines' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Ledger, line 1' })).toHaveValue('Meals');
  await expect(dialog.getByLabel('Description, line 3')).toHaveValue('Discount');
  for (const [line, ledger] of [
    [2, 'Small tools'],
    [3, 'Refunds and'],
  ] as const) {
    await dialog.getByRole('combobox', { name: `Ledger, line ${line}` }).fill(ledger);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Control+Enter');
  const lines = page.getByRole('complementary', { name: 'Open entry' }).getByRole('table', { name: 'Lines' });
  await expect(lines.getByRole('row').filter({ hasText: 'Refunds and discounts' })).toContainText('10.00');
  await expect(lines).toContainText('Difference 0.00');
});
