import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';
import { findWholeBrowser } from './scripts/ensure-browser.mjs';

// Nothing is traced unless the operator asks for it; the journeys do, for the one about traces.
process.env.OTEL_SDK_DISABLED = 'true';

/** `npm run bench:web`: what the screens weigh and how fast they answer, in the browser and on the production build. */
export default defineConfig({
  ...journeys,
  testDir: 'e2e/bench',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 1_800_000,
  use: {
    ...journeys.use,
    launchOptions: { ...journeys.use?.launchOptions, executablePath: findWholeBrowser() },
  },
});
