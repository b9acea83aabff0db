import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') };

/** An integration project runs on one embedded PostgreSQL that a global setup starts, each test in a tenant of its own. */
function integration(
  name: string,
  which: { include: string[]; isolate?: boolean },
): TestProjectInlineConfiguration {
  return {
    resolve: { alias },
    test: {
      name,
      ...which,
      environment: 'node',
      // What is asked for again and again may take its time where two cores are shared.
      expect: { poll: { timeout: 20_000 } },
      globalSetup: [
        './scripts/ensure-service-built.mjs',
        './server/platform/testing/start-test-database.ts',
        './server/accounting/testing/check-all-books.ts',
      ],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // One more than two processors: a test waits for the service, the database or the disk for a part of its time.
      maxWorkers: 3,
      // Requests and answers live for a moment: with more room, fewer of them are copied by the garbage collector.
      execArgv: ['--max-semi-space-size=32'],
    },
  };
}

/** The project `unit` is pure and needs nothing. */
export default defineConfig({
  test: {
    // In the end all books of the integration tests are checked.
    teardownTimeout: 120_000,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{lib,server,components,app,scripts}/**/*.test.{ts,tsx}', '*.test.ts'],
          exclude: ['**/*.integration.test.ts', '**/node_modules/**'],
          environment: 'node',
          // Pure tests share a process: half of the time went into starting one for each file.
          isolate: false,
          maxWorkers: 2,
          // What is asked for again and again may take its time where two cores are shared.
          expect: { poll: { timeout: 20_000 } },
          // Property tests and hostile inputs take seconds where two cores are shared.
          testTimeout: 30_000,
        },
      },
      // Half of the time went into loading the service for each file: its tests share their two processes.
      integration('integration', {
        include: ['server/{accounting,backup,platform}/**/*.integration.test.ts'],
        isolate: false,
      }),
      // The tests of the dashboard's server put a request in the place of Next.js's own, each file by itself.
      integration('integration-dashboard', {
        include: ['{app,server/dashboard}/**/*.integration.test.ts'],
      }),
    ],
  },
});
