import { expect, type Page, test } from '@playwright/test';
import { createAccount, createBusiness, demoDesk, importFile, signIn, waitForKeys } from './desk';
import { qifOf } from './qif';

/**
 * From when all of Daybook answers until a notice is gone and what it stood for is there: 2.5 seconds on a quiet machine, and on
 * any before the next attempt that was due anyway.
 */
const soon = { timeout: 6000 };

/** Answers as while a part of Daybook is away, until the returned function is called; tells what was asked meanwhile. */
async function stopParts(page: Page) {
  const asked: string[] = [];
  const refused = /\/api\/(data|health)/;
  await page.route(refused, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ status: 503, json: { code: 'unavailable', status: 503, detail: 'Not ready.' } });
  });
  return { asked, start: () => page.unroute(refused) };
}

test('What could not be read comes by itself with the network, and with a part that was away', async ({
  page,
}) => {
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  await page.goto(`${desk}/bills`);
  await waitForKeys(page);
  const search = page.getByRole('searchbox').or(page.getByRole('textbox', { name: 'Search bills' }));
  const notice = page.getByText('The bills could not be loaded');
  const answer = page.getByText('No matching bills');

  await test.step('the network', async () => {
    await page.context().setOffline(true);
    await search.first().fill('nothing of this name');
    await expect(notice).toBeVisible();
    await expect(page.getByText('Daybook cannot be reached')).toBeVisible();
    await page.context().setOffline(false);
    await expect(notice).toBeHidden(soon);
    await expect(answer).toBeVisible(soon);
  });

  await test.step('a part, which is not asked all the time', async () => {
    const { asked, start } = await stopParts(page);
    await search.first().fill('nor of this');
    await expect(notice).toBeVisible();
    const begun = asked.length;
    await expect.poll(() => asked.length - begun).toBeGreaterThan(3);
    expect(new Set(asked.slice(begun))).toEqual(new Set(['/api/health']));
    await start();
    await expect(notice).toBeHidden(soon);
    await expect(answer).toBeVisible(soon);
  });

  await test.step('figures that were read before, of which it is said when', async () => {
    // Before the page, whose reads grow old by it.
    await page.clock.install();
    await page.goto(`${desk}/overview`);
    await waitForKeys(page);
    const old = page.getByText('This page may be out of date');
    await page.clock.fastForward('01:00');
    await page.context().setOffline(true);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(old).toBeVisible(soon);
    await page.context().setOffline(false);
    await expect(old).toBeHidden(soon);
  });
});

test('Changes that could not be saved are saved as soon as Daybook is back', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Lantern Slip Works');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Slip checking', 'Checking');
  const movement = { day: '01/02/2025', amount: '-31.00', payee: 'Gnarl Taxi' };
  await importFile(page, { name: 'statement.qif', text: qifOf([movement]) });
  await page.goto(`${desk}/review`);
  await waitForKeys(page);
  const { start } = await stopParts(page);
  let sent = 0;
  await page.route(`${desk}/review*`, async (route) => {
    if (route.request().headers()['next-action'] === undefined) return route.continue();
    sent += 1;
    await route.abort();
  });
  const note = page.getByRole('alert').filter({ hasText: 'not saved yet' });
  await page.keyboard.press('c');
  await expect(note).toContainText('Daybook cannot be reached.');
  // By then it would be eight seconds until the next attempt.
  await expect.poll(() => sent).toBe(4);
  await page.unroute(`${desk}/review*`);
  await start();
  await expect(note).toBeHidden(soon);
  await expect(page.getByRole('link', { name: 'To review 1' })).toBeHidden();
});
