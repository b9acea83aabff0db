import { test as base } from '@playwright/test';
import { startDaybook } from '../server/platform/testing/start-daybook';

/** A test with a Daybook of its own, whose parts it may kill: the other journeys share theirs. */
export const test = base.extend({
  baseURL: [
    async ({ headless: _ }, use) => {
      const { settings, stop } = await startDaybook();
      const shared = Object.fromEntries(Object.keys(settings).map((name) => [name, process.env[name]]));
      Object.assign(process.env, settings);
      await use(settings.DAYBOOK_E2E_URL);
      Object.assign(process.env, shared);
      await stop();
    },
    { scope: 'test', timeout: 240_000 },
  ],
});
