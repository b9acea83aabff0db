import { expect, type Page, test } from '@playwright/test';
import { cellsOfRow, createAccount, createBusiness, importFile, signIn } from './desk';
import { qifOf } from './qif';

/** Told by hand: 120 × 18.50 less 5 % is 2,109.00, and 7 % of that 147.63; 8 × 33.335 is 266.68. */
const lines = [
  ['Product sales', 'Reading-room prints', '120', '18.50', '5%', '7%'],
  ['Service revenue', 'Hanging', '=2*4', '33.335', '', ''],
] as const;
const total = '2,523.31';

test('An invoice is sent and paid by a deposit', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Lanternfish Print Works');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Shop checking', 'Checking');
  const deposit = { day: '02/20/2025', amount: '2523.31', payee: 'ACH CREDIT COPPERGATE LIBRARY' };
  await importFile(page, { name: 'statement.qif', text: qifOf([deposit]) });

  const panel = page.getByRole('complementary', { name: 'Open invoice' });
  await test.step('a draft is written by keyboard, for a customer made on the way', async () => {
    await page.goto(`${desk}/invoices/new`);
    const customer = page.getByRole('combobox', { name: 'Customer' });
    await customer.click();
    await customer.fill('Coppergate Library');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Create customer' }).click();
    await expect(customer).toHaveValue('Coppergate Library');
    await expect(customer).toBeFocused();
    await page.getByLabel('Number', { exact: true }).fill('QF-009');
    await page.getByLabel('Date', { exact: true }).fill('2025-01-15');
    await page.getByLabel('Due', { exact: true }).fill('2025-02-14');
    await typeLines(page);
    await expect(page.getByRole('definition').filter({ hasText: total })).toBeVisible();
    await page.getByRole('button', { name: 'Save as a draft' }).click();
    await expect(panel).toContainText('Draft');
    await expect(panel).toContainText('120 × 18.50, 5% off, tax 7%');
    await expect(panel).toContainText(total);
  });

  await test.step('marked as sent, it is owed, but not called overdue, for the deposit probably pays it', async () => {
    await panel.getByRole('button', { name: /^Mark as sent/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click();
    await expect(panel).toContainText('Probably paid');
    await expect(panel).not.toContainText('Overdue');
    await page.goto(`${desk}/reports/balance-sheet?date=2025-01-31&compare=none`);
    expect((await cellsOfRow(page, 'Accounts receivable'))[0]).toBe(total);
    expect((await cellsOfRow(page, 'Sales tax payable'))[0]).toBe('147.63');
  });

  await test.step('the deposit pays it in full, and cash came in for what was sold', async () => {
    await page.goto(`${desk}/invoices`);
    await page.getByRole('button', { name: 'Coppergate Library, QF-009' }).click();
    await panel.getByRole('button', { name: /^Record a payment/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(deposit.payee).click();
    await expect(dialog.getByLabel(/^Amount/)).toHaveValue(total);
    await expect(dialog).toContainText(`has ${total} USD open. Choose the deposit that paid it.`);
    await dialog.getByRole('button', { name: 'Record', exact: true }).click();
    // The panel behind it has said before what the deposit probably pays.
    await expect(dialog).toHaveCount(0);
    await expect(panel).toContainText('Paid');
    await expect(panel.getByRole('link', { name: deposit.payee, exact: true })).toBeVisible();
    await page.goto(`${desk}/reports/cash-flow?start=2025-02-01&end=2025-02-28&period=all`);
    expect((await cellsOfRow(page, 'Product sales'))[0]).toBe('2,109.00');
    expect((await cellsOfRow(page, 'Service revenue'))[0]).toBe('266.68');
    expect((await cellsOfRow(page, 'Sales tax payable'))[0]).toBe('147.63');
  });

  await test.step('the payment is taken off again, and the customer owes it all', async () => {
    await page.goto(`${desk}/invoices?status=paid`);
    await page.getByRole('button', { name: 'Coppergate Library, QF-009' }).click();
    await panel.getByRole('button', { name: /^Remove the payment/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the payment' }).click();
    await expect(panel).toContainText('No payments.');
    await page.keyboard.press('v');
    await expect(page.getByRole('dialog')).toContainText('Void the invoice?');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(`${desk}/customers`);
    await expect(page.getByRole('row', { name: /Coppergate Library/ })).toContainText(total);
  });

  await test.step('the next invoice is offered the next number', async () => {
    await page.goto(`${desk}/invoices/new`);
    await expect(page.getByLabel('Number', { exact: true })).toHaveValue('QF-010');
  });
});

/** Tab goes from cell to cell, and past the last one makes another line. */
async function typeLines(page: Page): Promise<void> {
  for (const [row, [ledger, ...texts]] of lines.entries()) {
    const field = page.getByRole('combobox', { name: `Ledger, line ${row + 1}` });
    if (row === 0) await field.click();
    else await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.type(ledger);
    for (const [index, name] of ['Description', 'Quantity', 'Price', 'Discount', 'Tax'].entries()) {
      await page.keyboard.press('Tab');
      const cell = page.getByRole('textbox', { name: `${name}, line ${row + 1}` });
      await expect(cell).toBeFocused();
      await cell.fill(texts[index] ?? '');
    }
  }
}
