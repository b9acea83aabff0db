import { expect, test } from '@playwright/test';
import { createBusiness, signIn, tabTo, waitForKeys } from './desk';

/** A loan payment: two expenses and a principal against the bank, with arithmetic in an amount. */
const lines = [
  { ledger: 'Interest expense', debit: '=120/4+1.25', credit: '' },
  { ledger: 'Long-term loans', debit: '468.75', credit: '' },
  { ledger: 'Checking', debit: '', credit: '500' },
];

test('An entry of many lines is typed like a spreadsheet, without a mouse', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Foxglove Letterpress');
  await page.goto(`${desk}/journal`);
  await waitForKeys(page);
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'New entry' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Journal entry' });
  const save = form.getByRole('button', { name: 'Save entry' });
  await expect(save).toBeDisabled();

  await expect(form.getByLabel('Description', { exact: true })).toBeFocused();
  await form.getByLabel('Description', { exact: true }).fill('Loan payment');
  await page.keyboard.press('Tab');
  for (const [index, { ledger, debit, credit }] of lines.entries()) {
    const field = form.getByRole('combobox', { name: `Ledger, line ${index + 1}` });
    await expect(field).toBeFocused();
    // The list opens once its code has come; who types sooner has a plain field.
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.type(ledger);
    await page
      .getByRole('option', { name: new RegExp(`^${ledger}( |$)`) })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(ledger);
    for (const text of ['', debit, credit]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    if (index === lines.length - 1) break;
    await expect(save).toBeDisabled();
    await tabTo(page, form.getByRole('combobox', { name: `Ledger, line ${index + 2}` }));
  }
  await page.keyboard.press('Tab');
  await expect(form.getByText('Difference').locator('xpath=following-sibling::*[1]')).toHaveText('0.00');
  await expect(form.getByLabel('Debit, line 1')).toHaveValue('31.25');
  await page.keyboard.press('Control+Enter');

  await expect(page.getByRole('row', { name: /Loan payment/ })).toBeVisible();
  await page.goto(`${desk}/ledgers`);
  await expect(page.getByRole('row', { name: /Checking/ }).first()).toContainText('(500.00)');
});
