import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createAccount, createBusiness, holdRequests, holdScripts, signIn } from './desk';
import { qifOf } from './qif';
import { receiptOf } from './receipts-pdf';

const folder = mkdtempSync(join(tmpdir(), 'dropped-'));

test.afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Drops a file as the browser does, which leaves the page for it where nobody takes it; not before the page has come whole, as
 * nobody sees it until then.
 */
async function dropFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  await expect(page.locator('#end-of-page')).toBeAttached();
  const path = join(folder, name);
  writeFileSync(path, content);
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 500, y: 300, data });
}

test('Files that are dropped where no page takes them are not swallowed', async ({ page }) => {
  await page.goto('/sign-in');
  await dropFile(page, 'bill.pdf', 'a bill');
  await expect(page.getByRole('alert').filter({ hasText: '“bill.pdf” was not taken.' })).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in$/);
  await signIn(page, 'bookkeeper');
  await page.goto('/businesses');
  await dropFile(page, 'statement.qif', '!Type:Bank');
  await expect(page.getByRole('alert').filter({ hasText: '“statement.qif” was not taken.' })).toBeVisible();
});

test('Files that are dropped before a page listens are taken when it does', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Weir Lane Bindery');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Bindery checking', 'Checking');

  await test.step('a bank file, on the screen that imports it', async () => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(`${desk}/transactions`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
    const movement = { day: '01/02/2025', amount: '-31.00', payee: 'Gnarl Taxi' };
    await dropFile(page, 'early.qif', qifOf([movement]));
    letScriptsCome();
    await expect(page.getByRole('dialog')).toContainText('early.qif');
    await expect(page).toHaveURL(new RegExp(`${desk}/transactions`));
    expect(page.context().pages(), 'the browser opens the file nowhere').toHaveLength(1);
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('a receipt, on a screen that takes no files of its own', async () => {
    const letScriptsCome = await holdScripts(page);
    const letFilesGo = await holdRequests(page, '**/documents/upload');
    await page.goto(`${desk}/ledgers`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Ledgers' })).toBeVisible();
    await dropFile(page, 'early.pdf', receiptOf(['Ferry Lane Kiosk', 'Total: $3.20']));
    letScriptsCome();
    await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('early.pdf');
    await expect(page).toHaveURL(new RegExp(`${desk}/ledgers`));
    letFilesGo();
    await expect(page.getByText('1 receipt uploaded')).toBeVisible();
  });
});
