import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/ensure-browser.mjs';

/** What a browser does behind a tester's back, turned off: no test waits for, or depends on, the outside. */
const quietBrowser = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // Text as wide as people see it: Chromium without windows would put each letter on whole pixels.
  '--font-render-hinting=none',
];

/** Chromium's sandbox does not work for root. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * One journey a spec, on the production build, against a Daybook started for the run.
 *
 * Playwright is 1.59: from 1.60 on, each attempt of an assertion that does not hold yet writes down the whole page, which took a quarter
 * of the page's processor time in a journey (https://github.com/microsoft/playwright/issues/41098).
 */
export default defineConfig({
  testDir: 'e2e',
  // Two journeys at a time, each in books of its own, or reading those of the demo.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Machines that are new, small or shared take several times as long; what hangs is still ended.
  timeout: 240_000,
  // As long as for an action: what is saved waits for a disk that others keep busy, too.
  expect: { timeout: 60_000 },
  reporter: [['list']],
  globalSetup: './server/platform/testing/start-daybook.ts',
  use: {
    // Set by the global setup, which has run when a worker reads this.
    baseURL: process.env.DAYBOOK_E2E_URL,
    // To record each step takes a quarter of the page's time. What the page holds as a journey fails is written without it;
    // `npx playwright test FILE --trace on` tells the rest.
    trace: 'off',
    // A journey that answers requests itself must see all of them; the one about the network allows it.
    serviceWorkers: 'block',
    // What is not there after this long is missing: the step says so, instead of the whole journey's end.
    actionTimeout: 60_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: { executablePath: findBrowser(), args: [...quietBrowser, ...asRoot] },
  },
});
