import { type Browser, expect, type Page, type Request, test } from '@playwright/test';
import { businessWithCashToday } from './cash-today';
import { demoDesk, holdScripts, signIn, waitForKeys } from './desk';

/** Lists that their address opens with a record, what the record is called there, and words of its parts. */
const records = [
  { screen: 'vendors?vendor=', list: 'vendors', one: 'vendor', part: 'Credit it owes you' },
  { screen: 'customers?customer=', list: 'customers', one: 'customer', part: 'Credit you owe' },
  { screen: 'journal?entry=', list: 'journal-entries', one: 'entry', part: 'Conversation' },
  { screen: 'transactions?transaction=', list: 'transactions', one: 'entry', part: 'Conversation' },
  { screen: 'bills?bill=', list: 'bills', one: 'bill', part: 'Balance due' },
  { screen: 'invoices?invoice=', list: 'invoices', one: 'invoice', part: 'Balance due' },
  { screen: 'tasks?task=', list: 'tasks', one: 'task', part: 'Mark as done' },
];

const phone = { width: 390, height: 844 };

/** What moves by less, by the browser's measure, is a part of a pixel. */
const visibleShift = 0.001;

test('A link to one record shows it with the page', async ({ page, browser }) => {
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  await page.setViewportSize(phone);
  await page.addInitScript(
    watchParts,
    records.map(({ part }) => part),
  );
  await slowDown(page);
  const still = await pageThatRunsNothing(browser, page);
  // What React cannot take over as the server has drawn it.
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));

  for (const { screen, list, one, part } of records) {
    const [record] = (await (await page.request.get(`/api/data${desk}/${list}`)).json()).data;
    const address = `${desk}/${screen}${record.id}`;

    await test.step(`${screen}: the page as sent has it, over the list`, async () => {
      expect(await (await page.request.get(address)).text()).toContain(`>${part}<`);
      await still.goto(address);
      const aside = still.getByRole('complementary', { name: `Open ${one}` });
      expect(await aside.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    });

    await test.step(`${screen}: it stays in its place, and is not read again`, async () => {
      const read: string[] = [];
      const onRequest = (request: Request) => read.push(new URL(request.url()).pathname);
      page.on('request', onRequest);
      await page.goto(address);
      const sheet = page.getByRole('dialog');
      await expect(sheet).toContainText(part);
      await expect(sheet).toBeFocused();
      await expect(page.getByText(part, { exact: true })).toHaveCount(1);
      const inside = { x: 1, y: 1, width: phone.width - 2, height: phone.height - 2 };
      expect(await sheet.boundingBox()).toEqual(inside);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.framesWithout)).toBe(0);
      expect(await page.evaluate(() => window.shift)).toBeLessThan(visibleShift);
      const ofRecord = read.filter((path) =>
        /\/api\/data\/.*\/(\w+_\w{20,}|background|bills|invoices)$/.test(path),
      );
      expect(ofRecord).toEqual([]);
      page.off('request', onRequest);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(page).not.toHaveURL(new RegExp(record.id));
    });
  }

  await test.step('the page of an entry is sent with its background, too', async () => {
    const [entry] = (await (await page.request.get(`/api/data${desk}/journal-entries`)).json()).data;
    const address = `${desk}/journal/${entry.id}`;
    expect(await (await page.request.get(address)).text()).toContain('>Conversation<');
    await page.goto(address);
    await expect(page.getByRole('complementary', { name: 'Source and history' })).toContainText('History');
    await page.waitForLoadState('networkidle');
  });
  expect(errors).toEqual([]);

  const [task] = (await (await page.request.get(`/api/data${desk}/tasks?status=open`)).json()).data;
  const field = page.getByRole('textbox', { name: 'Reply to the owner' });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const letScriptsCome = await holdScripts(page);
  await page.goto(`${desk}/tasks?task=${task.id}`, { waitUntil: 'commit' });

  await test.step('nothing is typed on a phone into what the sheet will replace', async () => {
    await expect(field).toHaveCSS('pointer-events', 'none');
  });

  await test.step('what is typed beside the list before the code has come is known to the form', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await field.click();
    await field.pressSequentially('Which project was it for?');
    await expect(send).toBeDisabled();
    letScriptsCome();
    await expect(send).toBeEnabled();
    await expect(field).toHaveValue('Which project was it for?');
  });
});

test('An open record is printed alone, and stays open', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const [bill] = (await (await page.request.get(`/api/data${desk}/bills`)).json()).data;
  const list = page.getByRole('table', { name: 'Bills' });
  const panel = page.getByRole('complementary', { name: 'Open bill' });
  await page.goto(`${desk}/bills?bill=${bill.id}`);
  await expect(list).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Void' })).toBeVisible();
  await waitForKeys(page);
  await page.emulateMedia({ media: 'print' });
  // As wide as paper, where the screen would have a sheet instead of the panel.
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(panel).toContainText('Balance due');
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Void' })).toBeHidden();
  await expect(list).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ media: 'screen' });
  await expect(panel.getByRole('button', { name: 'Void' })).toBeVisible();

  await page.goto(`${desk}/bills`);
  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeVisible();

  const narrowed = page.getByText('All entries', { exact: true });
  await page.goto(`${desk}/journal`);
  await expect(narrowed).toBeVisible();
  await page.goto(`${desk}/journal?entry=${bill.journal_entry_id}`);
  await expect(page.getByRole('complementary', { name: 'Open entry' })).toContainText('Difference');
  await expect(narrowed).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  const moving = await businessWithCashToday(page, 'Sandbar Sailing School');
  await page.emulateMedia({ media: 'print' });
  // Lower than what is on it, or the window itself is the room below.
  await page.setViewportSize({ width: 1440, height: 200 });
  await page.goto(`${moving}/overview`);
  const lastLine = page.getByRole('region', { name: 'Where did the cash go?' });
  const below = await lastLine.evaluate(
    (last) => document.documentElement.scrollHeight - (last.getBoundingClientRect().bottom + window.scrollY),
  );
  expect(below, 'room below the last line, which could come to a page of its own').toBeLessThan(1);
});

test('On a phone, Back closes the open record and stays at its list', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  await page.setViewportSize(phone);
  const sheet = page.getByRole('dialog');

  await test.step('a bill is opened, the next one by key, and closed by one step back', async () => {
    await page.goto(`${desk}/overview`);
    await page.goto(`${desk}/bills`);
    await waitForKeys(page);
    await page.keyboard.press('j');
    await expect(sheet).toContainText('Balance due');
    const first = page.url();
    await page.keyboard.press('j');
    await expect(page).not.toHaveURL(first);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(`${desk}/bills`);
  });

  await test.step('closed by its button and opened again, it takes no further step', async () => {
    for (let times = 0; times < 3; times += 1) {
      await page.keyboard.press('j');
      await expect(sheet).toContainText('Balance due');
      await sheet.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(`${desk}/bills`);
    }
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(`${desk}/overview`);
  });

  await test.step('in the review, the place in the list stays that of the latest entry', async () => {
    await page.goto(`${desk}/review`);
    await waitForKeys(page);
    const active = page.locator('tr[aria-current]');
    await page.keyboard.press('Enter');
    await expect(sheet).toBeFocused();
    for (const key of ['j', 'j', 'j']) await page.keyboard.press(key);
    await expect(active).toHaveAttribute('aria-rowindex', '5');
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
    await expect(active).toHaveAttribute('aria-rowindex', '5');
  });
});

declare global {
  interface Window {
    /** How many frames had none of the parts, after one had. */
    framesWithout: number;
    /** How far what is shown has moved, by the browser's measure. */
    shift: number;
  }
}

/** Watches from the beginning of each page whether the record goes away again, and what moves. */
function watchParts(parts: string[]): void {
  window.framesWithout = 0;
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  let isSeen = false;
  const look = () => {
    const places = [...document.querySelectorAll('aside, [role=dialog]')];
    const isThere = places.some((place) => parts.some((part) => place.textContent.includes(part)));
    if (isSeen && !isThere) window.framesWithout += 1;
    isSeen ||= isThere;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The code of the page comes after what was sent has been seen. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = 500_000;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** A page of the same person on a phone, as the server sends it. */
async function pageThatRunsNothing(browser: Browser, page: Page): Promise<Page> {
  const storageState = await page.context().storageState();
  const baseURL = new URL(page.url()).origin;
  const context = await browser.newContext({
    storageState,
    baseURL,
    viewport: phone,
    javaScriptEnabled: false,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  return context.newPage();
}
