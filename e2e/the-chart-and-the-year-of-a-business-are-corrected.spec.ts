import { expect, test } from '@playwright/test';
import { createAccount, createBusiness, holdScripts, importFile, signIn } from './desk';
import { qifOf } from './qif';

test('The chart and the fiscal year of a business are corrected until its books are closed', async ({
  page,
}) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Marlow Ceramics');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Business checking', 'Checking');
  const text = qifOf([{ day: '01/09/2025', amount: '-42.17', payee: 'Clay and Glaze Supplies' }]);
  await importFile(page, { name: 'january.qif', text });
  const dialog = page.getByRole('dialog');
  const saveReporting = page.getByRole('form', { name: 'Reporting' }).getByRole('button', { name: 'Save' });
  const under = dialog.getByRole('combobox', { name: 'Parent ledger' });

  await test.step('a new ledger stands only for what its type can be', async () => {
    // A button that is pressed before the page is ready does then what it is for.
    const letScriptsCome = await holdScripts(page);
    await page.goto(`${desk}/ledgers`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'New ledger' }).click();
    letScriptsCome();
    await expect(under).toHaveValue('Top level');
    await expect(dialog.getByLabel('Account type')).toHaveCount(0);
    await dialog.getByLabel('Type', { exact: true }).selectOption('Liability');
    await expect(dialog.getByLabel('Account type').getByRole('option')).toHaveText([
      'None',
      'Credit card',
      'Payroll',
      'Loan',
      'Accounts payable',
    ]);
    await dialog.getByLabel('Type', { exact: true }).selectOption('Asset');
    await dialog.getByLabel('Subtype').selectOption('Fixed asset');
    await dialog.getByLabel('Name').fill('Kilns');
    await under.fill('Property and');
    await page.getByRole('option', { name: /^Property and equipment/ }).click();
    await dialog.getByRole('button', { name: 'Create ledger' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('it is moved to the top level', async () => {
    await page.getByRole('button', { name: 'Edit Kilns' }).click();
    await expect(under).toHaveValue('Property and equipment');
    // A press selects what was chosen, and typing replaces it.
    await under.click();
    await page.keyboard.type('Top');
    await expect(under).toHaveValue('Top');
    await page.getByRole('option', { name: 'Top level' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit Kilns' }).click();
    await expect(under).toHaveValue('Top level');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the fiscal year and the start of the books are corrected', async () => {
    // What is typed before the page is ready counts.
    const letScriptsCome = await holdScripts(page);
    await page.goto(`${desk}/settings/business`, { waitUntil: 'commit' });
    await page.getByLabel('Fiscal year ends').selectOption('Jun 30');
    await page.getByLabel('Books start on').fill('2024-07-01');
    letScriptsCome();
    await saveReporting.click();
    await expect(page.getByText('Fiscal year and start of the books saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Fiscal year ends')).toHaveValue('06/30');
    await expect(page.getByLabel('Books start on')).toHaveValue('07/01/2024');
  });

  await test.step('what another person saves meanwhile stays, and so does what was typed', async () => {
    await page.getByLabel('Fiscal year ends').selectOption('Mar 31');
    const other = await page.context().newPage();
    await other.goto(`${desk}/settings/business`);
    await other.getByLabel('Name').fill('Marlow Ceramics Studio');
    await other.getByRole('button', { name: 'Save' }).first().click();
    await expect(other.getByText('Business saved')).toBeVisible();
    await other.close();
    await saveReporting.click();
    await expect(page.getByLabel('Name')).toHaveValue('Marlow Ceramics Studio');
    await expect(page.getByRole('alert').filter({ hasText: 'changed' })).toBeVisible();
    await expect(page.getByLabel('Fiscal year ends')).toHaveValue('03/31');
    await saveReporting.click();
    await expect(page.getByText('Fiscal year and start of the books saved')).toBeVisible();
    await page.addInitScript(putFieldsBack);
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Marlow Ceramics Studio');
    await expect(page.getByLabel('Fiscal year ends')).toHaveValue('03/31');
    await expect(page.getByLabel('Books start on')).toHaveValue('07/01/2024');
    await page.getByLabel('Fiscal year ends').selectOption('Jun 30');
    await saveReporting.click();
    await expect(page.getByText('Fiscal year and start of the books saved')).toBeVisible();
  });

  await test.step('closing days that are not over is asked about first', async () => {
    await page.goto(`${desk}/settings/books-lock`);
    await page.getByLabel('Or through another date').fill('2095-12-31');
    await page.getByRole('button', { name: /^Close through/ }).click();
    await expect(dialog).toContainText('Close days in the future?');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The books have never been locked.')).toBeVisible();
    await page.getByLabel('Or through another date').fill('2025-06-30');
    await page.getByRole('button', { name: /^Close through/ }).click();
    await expect(page.getByText(/^Closed through/).first()).toBeVisible();
  });

  await test.step('then what reports show stays, and the form says why', async () => {
    await page.goto(`${desk}/settings/business`);
    await expect(page.getByLabel('Fiscal year ends')).toBeDisabled();
    await expect(page.getByText(/Remove the books lock to change these\.$/)).toBeVisible();
    await page.goto(`${desk}/ledgers`);
    await page.getByRole('button', { name: 'Edit Checking' }).click();
    await dialog.getByLabel('Name').fill('Main account');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(
      dialog.getByText(/^Changes reports of the locked period: Checking has figures/),
    ).toBeVisible();
  });

  await test.step('an inactive business says on every page that nothing new is entered', async () => {
    const notice = page.getByText('nothing new is entered or imported until');
    const settings = page.getByRole('form', { name: 'Business' });
    await page.goto(`${desk}/settings/business`);
    await settings.getByLabel('Status').selectOption('Inactive');
    await settings.getByRole('button', { name: /^Save/ }).click();
    await expect(notice).toBeVisible();
    await page.goto(`${desk}/review`);
    await notice.getByRole('link', { name: 'set to active' }).click();
    await settings.getByLabel('Status').selectOption('Active');
    await settings.getByRole('button', { name: /^Save/ }).click();
    await expect(notice).toHaveCount(0);
  });
});

/** What Firefox does with a page that is loaded again: a field has what stood in it before as soon as it is parsed. */
function putFieldsBack(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'reload') return;
  const seen = new WeakSet<Element>();
  const observer = new MutationObserver(() => {
    for (const field of document.querySelectorAll('input, select')) {
      if (seen.has(field)) continue;
      seen.add(field);
      if (field instanceof HTMLSelectElement) field.selectedIndex = 0;
      else (field as HTMLInputElement).value = 'of before';
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
}
