import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, test } from '@playwright/test';
import { chooseFile, createAccount, createBusiness, demoDesk, signIn } from '../desk';
import { type FirstLoad, firstLoadOf } from '../first-load';
import { qifOf } from '../qif';
import { screens } from '../screens';
import { memoryUnderReaders } from './dashboard-memory';
import { keyTimings, percentile } from './key-timings';
import { lighthouseScores, type Scores } from './lighthouse-scores';
import { markdownTable, writeTable } from './written-table';

/** Those that Lighthouse measures: it takes some ten seconds each. */
const scored = [
  'overview',
  'review',
  'journal',
  'transactions',
  'documents',
  'bills',
  'invoices',
  'ledgers',
  'reports/cash-flow',
  'reports/balance-sheet',
  'settings/business',
];
const pendingCount = 10_000;

let context: BrowserContext;
let page: Page;
let port: number;
let folder: string;

test.beforeAll(async ({ launchOptions, baseURL }) => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-bench-web-'));
  port = await freePort();
  context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    ...(baseURL && { baseURL }),
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  page = await context.newPage();
});

test.afterAll(async () => {
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});

test('what every screen weighs, scores and takes', async ({ baseURL }) => {
  if (!baseURL) throw new Error('The global setup gives the address.');
  const known = new Map<string, number>();
  const weights: Weight[] = [['sign-in', await firstLoadOf(page, '/sign-in', known)]];
  const scores: Score[] = [['sign-in', await lighthouseScores(`${baseURL}/sign-in`, port)]];
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  for (const screen of screens) {
    weights.push([screen, await firstLoadOf(page, `${desk}/${screen}`, known)]);
  }
  for (const screen of scored) {
    scores.push([screen, await lighthouseScores(`${baseURL}${desk}/${screen}`, port)]);
  }
  const steps = await navigationTimings(page, desk);
  const keys = await reviewTimings(page);
  const megabytes = await memoryUnderReaders(page.request, desk);
  report(weights, scores, [['from section to section', steps], ...keys], megabytes);
});

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

type Weight = readonly [screen: string, FirstLoad];
type Score = readonly [screen: string, Scores];

function report(
  weights: readonly Weight[],
  scores: readonly Score[],
  timings: readonly (readonly [string, number[]])[],
  megabytes: number,
): void {
  const scoreOf = new Map(scores);
  const rows = weights.map(([screen, { scripts, document }]) => {
    const score = scoreOf.get(screen);
    return [
      `\`${screen}\``,
      scripts.toFixed(0),
      document.toFixed(1),
      ...(score
        ? [
            figure(score.performance, 0),
            figure(score.accessibility, 0),
            figure(score.bestPractices, 0),
            figure(score.shift, 3),
            figure(score.paintSeconds, 1),
          ]
        : ['', '', '', '', '']),
    ];
  });
  const took = timings.map(([what, sorted]) => [
    what,
    percentile(sorted, 50).toFixed(0),
    percentile(sorted, 95).toFixed(0),
  ]);
  const [load = 0] = loadavg();
  writeTable(`
${new Date().toISOString().slice(0, 10)}, ${cpus().length} processors, a load of ${load.toFixed(1)} at the end.

${markdownTable(['screen', 'scripts, KB', 'HTML, KB', 'performance', 'accessibility', 'best practices', 'CLS', 'LCP, s'], rows)}

${markdownTable(['until the next paint', 'p50, ms', 'p95, ms'], took)}

${markdownTable(['most memory held', 'MB'], [['the dashboard, with 20 readers on all screens at once', figure(megabytes, 0)]])}
`);
  for (const [screen, weight] of weights)
    process.stdout.write(`${JSON.stringify({ screen, ...weight, ...scoreOf.get(screen) })}\n`);
  for (const [what, sorted] of timings)
    process.stdout.write(
      `${JSON.stringify({ what, p50_ms: percentile(sorted, 50), p95_ms: percentile(sorted, 95) })}\n`,
    );
  process.stdout.write(
    `${JSON.stringify({ what: 'dashboard_memory', peak_resident_mb: Math.round(megabytes) })}\n`,
  );
}

/** Lighthouse leaves out what it could not measure, which happens on a machine that is too busy. */
function figure(value: number, decimals: number): string {
  return Number.isNaN(value) ? '—' : value.toFixed(decimals);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return address.port;
}
