import { expect, test } from '@playwright/test';
import {
  cellsOfRow,
  createAccount,
  createBusiness,
  demoDesk,
  importFile,
  keptInBrowser,
  signIn,
  tabTo,
} from './desk';
import { qifOf } from './qif';

const movements = [
  { day: '03/05/2025', amount: '-30.00', payee: 'HARROW BOOKS REFUND' },
  { day: '03/07/2025', amount: '-500.00', payee: 'RENT' },
  { day: '03/08/2025', amount: '70.00', payee: 'MARKET STALL' },
];

test('A credit note is entered, paid back in part and voided', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Sedge Lane Ceramics');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Shop checking', 'Checking');
  await importFile(page, { name: 'statement.qif', text: qifOf(movements) });
  const panel = page.getByRole('complementary', { name: 'Open customer' });
  const dialog = page.getByRole('dialog');
  const number = dialog.getByLabel('Number', { exact: true });

  await test.step('what is missing is said at its field', async () => {
    await page.goto(`${desk}/customers`);
    await page.getByRole('button', { name: 'New customer' }).first().click();
    await dialog.getByLabel('Name', { exact: true }).fill('Harrow Books');
    await page.keyboard.press('Control+Enter');
    await panel.getByRole('button', { name: 'New credit note' }).click();
    await expect(number).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toContainText('Enter a number');
    await expect(dialog).toContainText('Choose what it is for');
    await expect(number).toBeFocused();
  });

  await test.step('it is typed by keyboard, and found again after the page is loaded anew', async () => {
    await number.fill('CN-1');
    await dialog.getByLabel('Date', { exact: true }).fill('2025-02-10');
    await dialog.getByLabel('Description', { exact: true }).fill('Cracked glaze');
    await keptInBrowser(page, 'CN-1');
    await page.reload();
    await expect(async () => {
      if (!(await dialog.isVisible())) await panel.getByRole('button', { name: 'New credit note' }).click();
      await expect(number).toHaveValue('CN-1', { timeout: 1000 });
    }).toPass();
    await tabTo(page, dialog.getByRole('combobox', { name: 'Ledger, line 1' }));
    await page.keyboard.type('Product sales');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('=2*60');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    await expect(panel.getByRole('link', { name: /CN-1 · Cracked glaze/ })).toContainText('120.00');
    await expect(panel.getByRole('definition').last()).toHaveText('120.00');
    await expect(panel.getByRole('term')).toHaveText(['Owes you, USD', 'Credit you owe']);
    await page.goto(`${desk}/reports/profit-and-loss?start=2025-02-01&end=2025-02-28&period=all`);
    expect((await cellsOfRow(page, 'Product sales'))[0]).toBe('(120.00)');
  });

  await test.step('a transaction pays a part of it back, and no more than the credit', async () => {
    await page.goto(`${desk}/customers`);
    await page.getByRole('button', { name: 'Harrow Books' }).click();
    await panel.getByRole('button', { name: 'Record a refund' }).click();
    await expect(dialog).toContainText('You owe Harrow Books 120.00 USD of credit');
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await dialog.getByText('RENT').click();
    await expect(dialog.getByLabel(/^Amount/)).toHaveValue('120.00');
    await dialog.getByLabel(/^Amount/).fill('120.01');
    await dialog.getByRole('button', { name: 'Record' }).click();
    await expect(dialog.getByText(/the unapplied credit is 120\.00/)).toBeVisible();
    await dialog.getByText(/HARROW BOOKS/).click();
    await dialog.getByLabel(/^Amount/).fill('30');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(panel.getByRole('definition').last()).toHaveText('90.00');
    await page.goto(`${desk}/reports/balance-sheet?date=2025-03-31&compare=none`);
    expect((await cellsOfRow(page, 'Accounts receivable'))[0]).toBe('(90.00)');
  });

  await test.step('voiding says what is owed where the credit was paid back', async () => {
    await page.goto(`${desk}/customers`);
    await page.getByRole('button', { name: 'Harrow Books' }).click();
    await panel.getByRole('button', { name: 'Void credit note CN-1' }).click();
    await expect(dialog).toContainText(
      'the other 30.00 USD is added to what Harrow Books owes you on account',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the refund is taken back at the entry of its transaction', async () => {
    await page.goto(`${desk}/transactions`);
    await page
      .getByRole('button', { name: /HARROW BOOKS REFUND/ })
      .first()
      .click();
    const entry = page.getByRole('complementary').last();
    await expect(entry.getByRole('link', { name: 'Refunds credit of the customer' })).toBeVisible();
    await entry.getByRole('button', { name: 'Remove the refund of 30.00 USD' }).click();
    await dialog.getByRole('button', { name: 'Remove the refund' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(entry.getByRole('link', { name: 'Refunds credit of the customer' })).toHaveCount(0);
  });

  await test.step('it is voided, and nothing of it is left in the books', async () => {
    await page.goto(`${desk}/customers`);
    await page.getByRole('button', { name: 'Harrow Books' }).click();
    await panel.getByRole('link', { name: /CN-1/ }).click();
    await page.getByRole('link', { name: 'The credit note' }).click();
    await panel.getByRole('button', { name: 'Void credit note CN-1' }).click();
    await expect(dialog).toContainText('The credit of Harrow Books is 120.00 USD less.');
    await dialog.getByRole('button', { name: 'Void the credit note' }).click();
    await expect(panel.getByRole('link', { name: /CN-1/ })).toContainText('Voided');
    await expect(panel.getByRole('button', { name: 'Record a refund' })).toHaveCount(0);
    await page.goto(`${desk}/reports/balance-sheet?date=2025-03-31&compare=none`);
    expect((await cellsOfRow(page, 'Accounts receivable'))[0]).toBe('—');
  });
});

test('An owner reads credit notes, and can change none', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto(`${await demoDesk(page)}/customers`);
  await page.getByRole('button', { name: 'Juniper Vale Architects' }).click();
  const panel = page.getByRole('complementary', { name: 'Open customer' });
  await expect(panel.getByRole('region', { name: 'Credit notes' })).toContainText('None yet.');
  await expect(panel.getByRole('button', { name: /credit note|refund/i })).toHaveCount(0);
});
