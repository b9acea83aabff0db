import { type Browser, type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { freePort } from '@/server/platform/processes/free-port';
import { chooseFile, createAccount, createBusiness, demoDesk, signIn } from '../desk';
import { qifOf } from '../qif';
import { publicScreens, screens, screensOfNoBusiness, screensOfRecords } from '../screens';
import { memoryUnderReaders } from './dashboard-memory';
import { keyTimings } from './key-timings';
import { measureScreens, orProblem } from './measured-screen';
import { missedByScreens, missedGoals } from './missed-goals';
import { printScreens, report } from './report';

/** Screens in doubt are measured again until then, so that all ends within half an hour on two processors. */
const minutesForScreens = 20;
const pendingCount = 10_000;
/** The names of the only screens to be measured, as the table has them, with nothing else and without writing it. */
const only = process.env.BENCH_SCREENS?.split(',');

let browser: Browser;
let visitor: BrowserContext;
let member: BrowserContext;
let port: number;

test.beforeAll(async ({ launchOptions, baseURL }) => {
  port = await freePort();
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
  browser = await chromium.launch({ ...launchOptions, args });
  const options = { ...(baseURL && { baseURL }), locale: 'en-US', timezoneId: 'UTC' };
  visitor = await browser.newContext(options);
  member = await browser.newContext(options);
});

test.afterAll(() => browser.close());

test('what every screen weighs, scores and takes', async ({ baseURL }) => {
  if (!baseURL) throw new Error('The global setup gives the address.');
  const end = Date.now() + minutesForScreens * 60_000;
  const { desk, records } = await onPage(async (page) => {
    await signIn(page, 'bookkeeper');
    const desk = await demoDesk(page);
    return { desk, records: await screensOfRecords(page, desk) };
  });
  const listed = (context: BrowserContext, paths: readonly (readonly [name: string, path: string])[]) =>
    paths.map(([name, path]) => ({ name, address: `${baseURL}${path}`, context }));
  const all = [
    ...listed(visitor, publicScreens.map(withName)),
    ...listed(member, screensOfNoBusiness.map(withName)),
    ...listed(member, [
      ...screens.map((screen) => [screen, `${desk}/${screen}`] as const),
      ...records.map(([name, screen]) => [name, `${desk}/${screen}`] as const),
    ]),
  ];
  const measured = await measureScreens(
    all.filter(({ name }) => only?.includes(name) ?? true),
    port,
    end,
  );
  if (only) {
    printScreens(measured);
    expect(measured.map(({ screen }) => screen.name).sort(), 'the screens of BENCH_SCREENS').toEqual(
      only.toSorted(),
    );
    expect(missedByScreens(measured), 'goals that are missed').toEqual([]);
    return;
  }
  const problems: string[] = [];
  const steps = (await orProblem(problems, () => onPage((page) => navigationTimings(page, desk)))) ?? [];
  const keys = (await orProblem(problems, () => onPage(reviewTimings))) ?? [];
  const megabytes = await orProblem(problems, () => memoryUnderReaders(member.request, desk));
  report(measured, [['from section to section', steps], ...keys], megabytes ?? Number.NaN);
  expect([...missedGoals(measured, steps), ...problems], 'goals that are missed').toEqual([]);
});

/** The name is the path without the slash before it and the secret after it. */
const withName = (path: string) => [path.slice(1).replace(/#.*/, ''), path] as const;

/** Does the work on a page of its own: one that stays open would take its share of the processor from Lighthouse's. */
async function onPage<Found>(work: (page: Page) => Promise<Found>): Promise<Found> {
  const page = await member.newPage();
  try {
    return await work(page);
  } finally {
    await page.close();
  }
}

/** From the click on a section to its heading, in milliseconds, ascending. */
async function navigationTimings(page: Page, desk: string): Promise<number[]> {
  await page.goto(`${desk}/overview`);
  const timings: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    for (const section of ['journal', 'transactions', 'bills', 'invoices', 'documents', 'ledgers']) {
      await page.waitForTimeout(300);
      timings.push(
        await page.evaluate((path) => {
          const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);
          if (!link) throw new Error(`no link to ${path}`);
          const before = document.querySelector('main h1')?.textContent;
          const started = performance.now();
          link.click();
          return new Promise<number>((resolve) => {
            const look = () => {
              const heading = document.querySelector('main h1')?.textContent;
              const isThere = location.pathname === path && heading && heading !== before;
              if (isThere) resolve(performance.now() - started);
              else requestAnimationFrame(look);
            };
            look();
          });
        }, `${desk}/${section}`),
      );
    }
  }
  return timings.slice(6).sort((left, right) => left - right);
}

/** Keys in a review of many entries: j held down, and c again and again. */
async function reviewTimings(page: Page): Promise<[string, number[]][]> {
  const desk = await createBusiness(page, 'Long Queue Ltd');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Checking', 'Checking');
  const movements = Array.from({ length: pendingCount }, (_, index) => ({
    day: `${String(1 + (index % 12)).padStart(2, '0')}/${String(1 + (index % 28)).padStart(2, '0')}/2025`,
    amount: `-${1 + (index % 400)}.${String(index % 100).padStart(2, '0')}`,
    payee: `OFFICE SUPPLIES ${index % 1000}`,
  }));
  await chooseFile(page, { name: 'bank.qif', text: qifOf(movements) });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click({ timeout: 120_000 });
  await dialog.getByRole('button', { name: 'Done' }).click({ timeout: 120_000 });
  await page.goto(`${desk}/review`, { waitUntil: 'networkidle' });
  await page.keyboard.press('j');
  await page.waitForTimeout(2000);
  const held = await keyTimings(page, 'j', { times: 120, every: 16, isHeld: true });
  const confirmed = await keyTimings(page, 'c', { times: 50, every: 120 });
  return [
    [`j held down, ${pendingCount} pending`, held],
    [`c fifty times, ${pendingCount} pending`, confirmed],
  ];
}
