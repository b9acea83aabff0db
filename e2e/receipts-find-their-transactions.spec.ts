import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { chooseFile, createAccount, createBusiness, pressUntil, signIn } from './desk';
import { qifOf } from './qif';
import { receiptOf } from './receipts-pdf';

const movements = [
  { day: '01/09/2025', amount: '-42.17', payee: 'Paper Lantern Supplies' },
  { day: '01/12/2025', amount: '-18.40', payee: 'Weir Street Coffee' },
];

const lantern = {
  name: 'lantern.pdf',
  mimeType: 'application/pdf',
  buffer: receiptOf(['Paper Lantern Supplies', 'Date: 2025-01-09', 'Lanterns 42.17', 'Total: $42.17']),
};
const letter = {
  name: 'letter.pdf',
  mimeType: 'application/pdf',
  buffer: receiptOf(['Dear customer', 'thank you for the coffee']),
};
const impostor = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Only words.') };

test('Receipts that are dropped find their transactions and are linked by one key', async ({ page }) => {
  const forbidden: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) forbidden.push(message.text());
  });
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Lanternlight Events');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Household checking', 'Checking');
  await chooseFile(page, { name: 'statement.qif', text: qifOf(movements) });
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.goto(`${desk}/documents`);

  const uploads = page.getByRole('region', { name: 'Uploads' });
  const list = page.getByRole('table', { name: 'Documents' });
  const open = page.getByRole('complementary', { name: 'Open document' });
  const files = page.getByLabel('Files to upload');

  await test.step('many files come at once, and what is no document is refused in words', async () => {
    await expect(page.getByText('No documents yet')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Type:/ })).toHaveCount(0);
    await files.setInputFiles([lantern, letter, impostor]);
    await expect(uploads).toContainText('2 files uploaded, 1 file not uploaded');
    await expect(uploads).toContainText('Neither a PDF nor a PNG, JPEG or WebP image');
    await expect(page.getByRole('button', { name: /^Type:/ })).toBeVisible();
  });

  await test.step('an upload that did not arrive is sent again under the same key and counts once', async () => {
    const keys: string[] = [];
    await page.route('**/documents/upload', (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      return keys.length === 1 ? route.abort() : route.continue();
    });
    await files.setInputFiles([lantern]);
    await page.getByRole('button', { name: 'Try lantern.pdf again' }).click();
    await expect(uploads).toContainText('Duplicate');
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
    await page.unroute('**/documents/upload');
    await expect(list.getByRole('row').filter({ hasText: 'lantern.pdf' })).toHaveCount(2);
  });

  await test.step('likely matches are accepted together and taken back', async () => {
    const likely = page.getByRole('region', { name: 'Likely matches' });
    await expect(likely).toContainText('1 likely match');
    await expect(likely).toContainText('Same amount, same day, same name');
    await likely.getByRole('button', { name: 'Accept it' }).click();
    await expect(likely).toHaveCount(0);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect(likely).toContainText('1 likely match');
  });

  await test.step('the suggested transaction is accepted by one key', async () => {
    await uploads.getByRole('button', { name: 'Open the first upload' }).click();
    await expect(open).toContainText('Same amount, same day, same name');
    await expect(open.getByRole('img', { name: 'Page 1 of lantern.pdf' })).toBeVisible();
    await pressUntil(page, 'a', open.getByRole('button', { name: 'Unlink' }));
    await expect(open).toContainText('Linked to');
    await expect(list.getByRole('row', { name: /lantern\.pdf/ }).filter({ hasText: /Linked/ })).toHaveCount(
      1,
    );
  });

  await test.step('another is linked by search and described', async () => {
    await list.getByRole('button', { name: 'letter.pdf' }).click();
    await expect(open).toContainText('No matching transaction was found');
    await open.getByRole('button', { name: 'Find the transaction' }).click();
    await page.getByRole('searchbox', { name: 'Search transactions' }).fill('coffee');
    await page.getByRole('button', { name: 'Link to Weir Street Coffee' }).click();
    await expect(open).toContainText('Linked to');
    await open.getByLabel('Description').fill('Thanks for the coffee');
    await open.getByRole('button', { name: 'Save' }).click();
    await expect(list.getByRole('row', { name: /letter\.pdf/ })).toContainText('Thanks for the coffee');
  });

  await test.step('the address brings the open document back, accessible and within the policy', async () => {
    await page.reload();
    await expect(open.getByRole('img', { name: 'Page 1 of letter.pdf' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
    expect(forbidden).toEqual([]);
  });

  await test.step('the audit log says in words what became of them', async () => {
    await page.goto(`${desk}/settings/audit-log?kind=document`);
    await expect(page.getByRole('list', { name: 'Records' })).toContainText('linked document lantern.pdf');
  });

  await test.step('filters stand in the address', async () => {
    await page.goto(`${desk}/documents?type=statement`);
    await expect(page.getByText('No matching documents')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(list.getByRole('row').filter({ hasText: '.pdf' })).toHaveCount(3);
  });
});
