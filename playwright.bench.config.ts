import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

// Nothing is traced unless the operator asks for it; the journeys do, for the one about traces.
process.env.OTEL_SDK_DISABLED = 'true';

/** `npm run bench:web`: what the screens weigh and how fast they answer, in the browser and on the production build. */
export default defineConfig({
  ...journeys,
  testDir: 'e2e/bench',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 1_800_000,
  // To record what happens takes as long as what is measured.
  use: { ...journeys.use, trace: 'off' },
});
