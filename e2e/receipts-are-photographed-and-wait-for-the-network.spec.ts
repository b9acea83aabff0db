import { type BrowserContext, devices, expect, type Page, test } from '@playwright/test';
import { demoDesk, signIn } from './desk';
import { receiptOf } from './receipts-pdf';

/** A phone with the service worker, which keeps what is shared and answers without the network. */
test.use({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

const receipt = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: receiptOf(['Ferry Lane Kiosk', name, 'Total: $3.20']),
});

const gif = {
  name: 'kiosk.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

test('Receipts are photographed one after another, wait for the network, and are nobody else’s', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner');
  const desk = await demoDesk(page);
  const tray = page.getByRole('dialog', { name: /receipts?$/ });
  const uploads = page.getByRole('region', { name: 'Uploads' });
  const documents = page.getByRole('table', { name: 'Documents' });

  await test.step('the camera takes one, then another, then several from the gallery', async () => {
    await page.goto(`${desk}/documents`);
    const camera = page.getByLabel('Photograph of a receipt', { exact: true });
    await expect(camera).toHaveAttribute('capture', 'environment');
    await choose(page, () => page.getByRole('button', { name: 'Receipt', exact: true }).click(), 'first');
    await expect(tray.getByRole('listitem')).toHaveText([/first\.pdf\s*Uploaded$/]);
    await choose(page, () => tray.getByRole('button', { name: 'Another' }).click(), 'second');
    await choose(page, () => tray.getByRole('button', { name: 'Gallery' }).click(), 'third', 'fourth');
    await expect(tray.getByRole('listitem')).toHaveCount(4);
    await expect(tray.getByText('Uploaded', { exact: true })).toHaveCount(4);
    const choosing = page.waitForEvent('filechooser');
    await tray.getByRole('button', { name: 'Gallery' }).click();
    const words = { name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('No picture') };
    await (await choosing).setFiles(words);
    await expect(tray.getByText('Neither a PDF nor a PNG, JPEG or WebP image.')).toBeVisible();
    await expect(tray.locator('img')).toHaveCount(0);
    await tray.getByRole('button', { name: 'Do not upload words.jpg' }).click();
    const again = page.waitForEvent('filechooser');
    await tray.getByRole('button', { name: 'Gallery' }).click();
    await (await again).setFiles(gif);
    // The browser opens it and sends a copy that the service takes.
    await expect(tray.getByText('Uploaded', { exact: true })).toHaveCount(5);
    await expect(documents.getByRole('row').filter({ hasText: 'kiosk.jpg' })).toHaveCount(1);
    await tray.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('without the network they wait, on a page of ours too, and go when it is back', async () => {
    await page.goto(`${desk}/overview`);
    await expect(page.getByText(/^Quillfeather .* · amounts in USD$/)).toBeVisible();
    await waitForServiceWorker(page);
    await context.setOffline(true);
    await choose(page, () => page.getByRole('button', { name: 'Receipt', exact: true }).click(), 'fifth');
    await expect(tray.getByText('Waits for the network')).toBeVisible();
    await tray.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: '1 waiting' })).toBeVisible();
    // The chart, which was not fetched before, takes nothing else with it.
    await expect(page.getByText('The chart could not be loaded')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Daybook cannot be reached' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('1 receipt waits for the network.');
    await page.getByLabel('Receipts to add').setInputFiles([receipt('sixth')]);
    await page.getByRole('button', { name: 'Add receipts' }).click();
    await expect(page.getByRole('status')).toHaveText('2 receipts wait for the network.');
    await context.setOffline(false);
    // The page that was asked for comes by itself.
    await expect(page.getByRole('heading', { name: 'Daybook cannot be reached' })).toBeHidden({
      timeout: 10_000,
    });
  });

  await test.step('a shared file asks for its business, and goes there', async () => {
    await expect(page.getByRole('list')).toContainText(['sixth.pdf']);
    await page.getByRole('button', { name: /Quillfeather/ }).click();
    await page.waitForURL(/\/documents/);
    for (const name of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']) {
      await expect(documents.getByRole('row').filter({ hasText: `${name}.pdf` })).toHaveCount(1);
    }
  });

  await test.step('signing out asks about what waits; another person does not send it', async () => {
    const stop = await holdUploads(context);
    await page.goto(`${desk}/settings/account`);
    await choose(page, () => page.getByRole('button', { name: 'Receipt', exact: true }).click(), 'seventh');
    await tray.getByRole('button', { name: 'Done' }).click();
    const question = page.getByRole('dialog', { name: 'Sign out and delete receipts?' });
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(question).toContainText('1 receipt has not been uploaded yet');
    await question.getByRole('button', { name: 'Stay signed in' }).click();

    await expect(uploads).toContainText('seventh.pdf');
    const other = await context.newPage();
    await context.clearCookies();
    await signIn(other, 'bookkeeper');
    await expect(other.getByText('seventh.pdf')).toHaveCount(0);
    // The page that was left open is the other person's now, too.
    await expect(uploads).toHaveCount(0);
    await stop();
    await other.close();
  });

  await test.step('who brought it signs in again and sends it, or deletes it on the way out', async () => {
    await context.clearCookies();
    await signIn(page, 'owner');
    // It may still be on its way from the page that the sign-in has opened.
    await expect(async () => {
      await page.goto(`${desk}/documents`);
      await expect(documents.getByRole('row').filter({ hasText: 'seventh.pdf' })).toHaveCount(1, {
        timeout: 2000,
      });
    }).toPass();
    const stop = await holdUploads(context);
    await page.goto(`${desk}/settings/account`);
    await choose(page, () => page.getByRole('button', { name: 'Receipt', exact: true }).click(), 'eighth');
    await tray.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: 'Delete and sign out' }).click();
    await expect(page).toHaveURL(/sign-in/);
    await stop();
    await signIn(page, 'owner');
    await page.goto(`${desk}/documents`);
    await expect(documents.getByRole('row').filter({ hasText: 'seventh.pdf' })).toHaveCount(1);
    await expect(page.getByText('eighth.pdf')).toHaveCount(0);
  });
});

/** Chooses files in the camera or gallery that the press opens. */
async function choose(page: Page, press: () => Promise<void>, ...names: string[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await press();
  await (await choosing).setFiles(names.map(receipt));
}

/** Until it answers for this page. */
async function waitForServiceWorker(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** No upload arrives, until the returned function is called. */
async function holdUploads(context: BrowserContext): Promise<() => Promise<void>> {
  const address = '**/documents/upload';
  await context.route(address, (route) => route.abort());
  return () => context.unroute(address);
}
