import { expect, test } from '@playwright/test';
import { demoDesk, signIn } from './desk';
import { firstLoadOf, mostScripts } from './first-load';
import { publicScreens, screens, screensOfNoBusiness, screensOfRecords } from './screens';

test('Every screen needs little JavaScript to be used', async ({ page }) => {
  const known = new Map<string, number>();
  const sizes: [name: string, kilobytes: number, most: number][] = [];
  sizes.push(['sign-in', (await firstLoadOf(page.request, '/sign-in', known)).scripts, mostScripts.signIn]);
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  const addresses = [...screensOfNoBusiness, ...screens.map((screen) => `${desk}/${screen}`)];
  for (const address of addresses) {
    const { scripts } = await firstLoadOf(page.request, address, known);
    sizes.push([address.replace(`${desk}/`, ''), scripts, mostScripts.screen]);
  }
  const tooLarge = sizes.filter(([, kilobytes, limit]) => kilobytes > limit);
  expect(tooLarge.map(([name, kilobytes]) => `${name}: ${Math.ceil(kilobytes)} KB`)).toEqual([]);
  expect(sizes.every(([, kilobytes]) => kilobytes > 50)).toBe(true);
});

test('Large scripts are marked to be compiled while they arrive', async ({ request }) => {
  const page = await (await request.get('/sign-in')).text();
  const addresses = new Set(page.match(/\/_next\/static\/chunks\/[\w~.-]+\.js/g));
  const scripts = await Promise.all(
    [...addresses].map(async (address) => (await request.get(address)).text()),
  );
  const large = scripts.filter((script) => script.length > 45_000);
  expect(large.length).toBeGreaterThan(1);
  const beginnings = new Set(large.map((script) => script.slice(0, 29)));
  expect([...beginnings]).toEqual(['//# allFunctionsCalledOnLoad\n']);
});

test('No screen moves on a phone what it has shown, nor shows a chart in parts', async ({ page }) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const moves: object[] = [];
    const chart = { isInParts: false };
    Object.assign(window, { moves, chart });
    const look = () => {
      const drawn = document.querySelector('.recharts-wrapper');
      const isSeen = drawn?.checkVisibility({ visibilityProperty: true });
      if (isSeen && !drawn?.querySelector('.recharts-cartesian-grid line')) chart.isInParts = true;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const [moved, inParts]: [string[], string[]] = [[], []];
  const open = async (name: string, address: string) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const moves: { value: number }[] = await page.evaluate(() => Reflect.get(window, 'moves'));
    const sum = moves.reduce((total, { value }) => total + value, 0);
    if (sum >= 0.0005) moved.push(`${name}: ${sum.toFixed(3)}`);
    if (await page.evaluate(() => Reflect.get(window, 'chart').isInParts)) inParts.push(name);
  };
  for (const address of publicScreens) await open(address, address);
  await signIn(page, 'bookkeeper');
  for (const address of screensOfNoBusiness) await open(address, address);
  const desk = await demoDesk(page);
  for (const screen of screens) await open(screen, `${desk}/${screen}`);
  for (const [name, screen] of await screensOfRecords(page, desk)) await open(name, `${desk}/${screen}`);
  expect(moved).toEqual([]);
  expect(inParts).toEqual([]);
});

test('A report is on the screen before the scripts are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  await page.goto(`${desk}/reports/profit-and-loss?view=table`);
  const report = page.getByRole('region', { name: 'Profit and loss' });
  // The names and, of twelve months, the columns that fit whole beside the total; the others are said to be there.
  await expect(report.getByRole('columnheader').first()).toHaveAttribute('data-hidden', /^‹ \d+ more$/);
  await expect(report.getByRole('table')).toHaveCSS('opacity', '1');
  const columns = await report.evaluate((box) => {
    const sides = box.getBoundingClientRect();
    const [names, ...heads] = [...box.querySelectorAll('th[scope="col"]')].map((head) =>
      head.getBoundingClientRect(),
    );
    const left = names?.right ?? 0;
    return heads
      .filter((head) => head.right > left + 1)
      .map((head) => [head.left - left, sides.right - head.right]);
  });
  expect(columns.length).toBeGreaterThan(1);
  for (const [before = -1, after = -1] of columns) {
    expect(before, 'cut at the left').toBeGreaterThanOrEqual(-1);
    expect(after, 'cut at the right').toBeGreaterThanOrEqual(-1);
  }
});

test('A page that is loaded listens to keys, on a slow machine too', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const screen of ['overview', 'review', 'journal', 'reports/cash-flow']) {
    await page.goto(`${desk}/${screen}`);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog'), screen).toBeVisible({ timeout: 10_000 });
  }
});

test('The data of locales is loaded beside the page', async ({ page }) => {
  const started = page.waitForEvent('worker');
  await page.goto('/sign-in');
  const worker = await started;
  expect(new URL(worker.url()).pathname).toBe('/locale-data.js');
  // It ends itself once it has the data, and not before: a fault of its own would let it live on.
  await expect.poll(() => page.workers().includes(worker)).toBe(false);
});

test('What is opened for the first time shows as soon as its code is here', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  for (const [minutes, screen, key] of [
    [1, 'overview', '?'],
    [2, 'overview', 'ControlOrMeta+k'],
    [3, 'review', 'd'],
  ] as const) {
    await page.goto(`${desk}/${screen}`);
    // No timer ends any more: what waits for one, as React does after it has shown a placeholder, never comes. The clock goes on from
    // where it was paused before, and is never set back.
    await page.clock.pauseAt(Date.now() + minutes * 60_000);
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog'), `${screen}, ${key}`).toBeVisible();
    await page.clock.resume();
  }
});
