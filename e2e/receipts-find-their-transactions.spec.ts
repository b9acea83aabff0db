import { setTimeout } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { violations } from './accessibility';
import { createAccount, createBusiness, importFile, signIn, waitForKeys } from './desk';
import { qifOf } from './qif';
import { harbor, impostor, invoice, lantern, letter, second } from './receipt-files';
import { receiptOf } from './receipts-pdf';

const movements = [
  { day: '01/09/2025', amount: '-42.17', payee: 'Paper Lantern Supplies' },
  { day: '01/12/2025', amount: '-18.40', payee: 'Weir Street Coffee' },
  { day: '01/15/2025', amount: '-9.90', payee: 'Harbor Stationers' },
];

test('Receipts that are dropped find their transactions and are linked by one key', async ({ page }) => {
  const forbidden: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) forbidden.push(message.text());
  });
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Lanternlight Events');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Household checking', 'Checking');
  await importFile(page, { name: 'statement.qif', text: qifOf(movements) });
  await page.goto(`${desk}/documents`);

  const uploads = page.getByRole('region', { name: 'Uploads' });
  const list = page.getByRole('table', { name: 'Documents' });
  const open = page.getByRole('complementary', { name: 'Open document' });
  const files = page.getByLabel('Files to upload');

  await answerNoMatchesWhileReading(page);
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
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('the suggested transaction is accepted by one key', async () => {
    await uploads.getByRole('button', { name: 'Open the first upload' }).click();
    await expect(open).toContainText('Same amount, same day, same name');
    await expect(open.getByRole('img', { name: 'Page 1 of lantern.pdf' })).toBeVisible();
    await waitForKeys(page);
    // The document is there before its list, so that it is drawn anew while the change is still being answered.
    await page.route('**/api/data/b/*/documents?*', async (route) => {
      await setTimeout(1000);
      await route.continue();
    });
    await page.keyboard.press('a');
    await expect(open.getByRole('button', { name: 'Unlink' })).toBeVisible();
    const linked = page.getByRole('alertdialog').filter({ hasText: 'lantern.pdf linked' });
    await linked.getByRole('button', { name: 'Undo' }).click();
    await expect(open.getByRole('button', { name: 'Unlink' })).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await open.getByRole('button', { name: 'Find the transaction' }).click();
    await page.getByRole('searchbox', { name: 'Search transactions' }).fill('coffee');
    await page.getByRole('button', { name: 'Link to Weir Street Coffee' }).click();
    const question = page.getByRole('dialog', { name: 'Link it to another amount?' });
    await expect(question).toContainText('reads 42.17 USD, but the transaction is 18.40 USD');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await open.getByRole('button', { name: 'Accept Paper Lantern Supplies' }).click();
    await expect(open.getByRole('button', { name: 'Unlink' })).toBeVisible();
    await expect(open).toContainText('Linked to');
    await expect(list.getByRole('row', { name: /lantern\.pdf/ }).filter({ hasText: /Linked/ })).toHaveCount(
      1,
    );
  });

  await test.step('another is linked by search; the description that was begun before stays', async () => {
    await list.getByRole('button', { name: 'letter.pdf' }).click();
    await expect(open).toContainText('No matching transaction was found');
    await open.getByLabel('Description').fill('Thanks for the coffee');
    await open.getByRole('button', { name: 'Find the transaction' }).click();
    await page.getByRole('searchbox', { name: 'Search transactions' }).fill('coffee');
    await page.getByRole('button', { name: 'Link to Weir Street Coffee' }).click();
    await expect(open).toContainText('Linked to');
    await expect(open.getByLabel('Description')).toHaveValue('Thanks for the coffee');
    await open.getByRole('button', { name: 'Save' }).click();
    await expect(list.getByRole('row', { name: /letter\.pdf/ })).toContainText('Thanks for the coffee');
  });

  await test.step('the address brings the open document back, accessible and within the policy', async () => {
    await page.reload();
    await expect(open.getByRole('img', { name: 'Page 1 of letter.pdf' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
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

  await test.step('what was read is corrected by a tap, where the place lights up', async () => {
    await list
      .getByRole('button', { name: /lantern\.pdf/ })
      .first()
      .click();
    await open.getByRole('button', { name: /^Vendor/ }).click();
    await open.getByLabel('Vendor').fill('Paper Lantern');
    await page.keyboard.press('Enter');
    await expect(open.getByRole('button', { name: /^Vendor Paper Lantern corrected/ })).toBeVisible();
  });

  await test.step('an invoice becomes a bill: read, compared with the paper, saved, and shown by both', async () => {
    await files.setInputFiles([invoice]);
    await list.getByRole('link', { name: 'Make a bill of inkwell.pdf' }).click();
    await expect(page.getByRole('img', { name: 'Page 1 of inkwell.pdf' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expect(page.getByLabel('Number', { exact: true })).toHaveValue('IN-1042');
    await expect(page.getByLabel('Issued', { exact: true })).toHaveValue('01/10/2025');
    await expect(page.getByLabel('Due', { exact: true })).toHaveValue('02/09/2025');
    await expect(page.getByLabel('Amount, line 1')).toHaveValue('216.40');
    await page.getByRole('button', { name: 'New vendor “Inkwell Supplies LLC”' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create vendor' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Ledger, line 1' }).fill('Office supplies');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Inkwell Supplies LLC, IN-1042' }).click();
    const bill = page.getByRole('complementary', { name: 'Open bill' });
    await bill.getByRole('link', { name: 'inkwell.pdf' }).click();
    await expect(open.getByRole('link', { name: 'Bill IN-1042' })).toBeVisible();
    await expect(open.getByRole('link', { name: 'Make a bill' })).toHaveCount(0);
    await expect(list.getByRole('row', { name: /inkwell\.pdf/ })).toContainText('Bill entered');
  });

  await test.step('a file that is dropped on any page is uploaded, and the page stays', async () => {
    await page.goto(`${desk}/ledgers`);
    const dropped = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(bytes)], 'dropped.pdf', { type: 'application/pdf' }));
        return transfer;
      },
      [...receiptOf(['Dropped on the ledgers'])],
    );
    await expect(async () => {
      await page.dispatchEvent('main', 'dragenter', { dataTransfer: dropped });
      await expect(page.getByText('Drop to upload')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.dispatchEvent('main', 'drop', { dataTransfer: dropped });
    await expect(page.getByText('1 receipt uploaded')).toBeVisible();
    await expect(page).toHaveURL(/\/ledgers$/);
    await page.goto(`${desk}/documents`);
    await expect(list.getByRole('row', { name: /dropped\.pdf/ })).toHaveCount(1);
  });

  await test.step('where the bank has reported the payment, that is said before a second expense is made', async () => {
    await list.getByRole('button', { name: /letter\.pdf/ }).click();
    await open.getByRole('button', { name: 'Unlink' }).click();
    await files.setInputFiles([second]);
    await list.getByRole('button', { name: /coffee\.pdf/ }).click();
    await expect(open.getByRole('link', { name: 'Make a bill' })).toBeVisible();
    await page.keyboard.press('b');
    await expect(page.getByText('Perhaps it was paid already.')).toBeVisible();
    await page.getByRole('link', { name: 'Link the payment to the document' }).click();
    await open.getByRole('button', { name: 'Accept Weir Street Coffee' }).click();
    await expect(open.getByRole('link', { name: 'Make a bill' })).toHaveCount(0);
  });

  await test.step('documents are found by what was read off them, and deleted with a reason', async () => {
    await page.goto(`${desk}/documents?q=thank%20you`);
    await expect(list.getByRole('row').filter({ hasText: '.pdf' })).toHaveCount(1);
    await list.getByRole('button', { name: 'letter.pdf' }).click();
    await open.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this document' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Reason').fill('Not ours');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No matching documents')).toBeVisible();
  });

  await test.step('several are deleted together', async () => {
    await page.goto(`${desk}/documents`);
    const selected = page.getByRole('region', { name: 'Selected documents' });
    const boxes = list.getByRole('checkbox', { name: /^Select .*\.pdf$/ });
    await list.getByRole('checkbox', { name: 'Select all' }).press('Space');
    await expect(selected).toContainText(`${await boxes.count()} documents selected`);
    await page.keyboard.press('Escape');
    await expect(selected).toHaveCount(0);
    for (const name of ['dropped.pdf', 'coffee.pdf']) {
      await list.getByRole('row', { name }).getByRole('checkbox').check();
    }
    await expect(selected).toContainText('2 documents selected');
    await selected.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete 2 documents' });
    await dialog.getByLabel('Reason').fill('Sent twice');
    await page.keyboard.press('Control+Enter');
    await expect(list.getByRole('row', { name: /dropped\.pdf|coffee\.pdf/ })).toHaveCount(0);
    await expect(list.getByRole('row', { name: /inkwell\.pdf/ })).toHaveCount(1);
  });

  await test.step('from a confidence that the business sets, receipts are linked without asking, and can be unlinked', async () => {
    await page.goto(`${desk}/settings/business`);
    await page
      .getByLabel('Link receipts without asking')
      .selectOption('When amount, day and name are the same');
    await page.getByRole('form', { name: 'Suggestions' }).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Suggestions saved')).toBeVisible();
    await page.goto(`${desk}/documents`);
    await files.setInputFiles([harbor]);
    const row = list.getByRole('row', { name: /harbor\.pdf/ });
    await expect(row).toContainText('Linked');
    await row.getByRole('button', { name: /harbor\.pdf/ }).click();
    await expect(open).toContainText('Linked automatically');
    await open.getByRole('button', { name: 'Unlink' }).click();
    await expect(open).toContainText('No matching transaction was found');
  });
});

/** As from a service that reads slowly: likely matches only exist once the list has been told that every document is read. */
async function answerNoMatchesWhileReading(page: Page): Promise<void> {
  let isRead = false;
  await page.route('**/api/data/b/*/documents?*', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { status: string }[] };
    isRead = data.length > 0 && data.every(({ status }) => status !== 'processing');
    await route.fulfill({ response });
  });
  await page.route('**/documents/likely-matches*', (route) =>
    isRead ? route.continue() : route.fulfill({ json: { data: [] } }),
  );
}
