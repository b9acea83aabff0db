import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') };

/**
 * Two projects: `unit` is pure and needs nothing; `integration` (*.integration.test.ts) runs on one embedded
 * PostgreSQL that a global setup starts, each test in a tenant of its own.
 */
export default defineConfig({
  test: {
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
          // What is asked for again and again may take its time where two cores are shared.
          expect: { poll: { timeout: 20_000 } },
          // Property tests and hostile inputs take seconds where two cores are shared.
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          include: ['server/**/*.integration.test.ts'],
          environment: 'node',
          // What is asked for again and again may take its time where two cores are shared.
          expect: { poll: { timeout: 20_000 } },
          globalSetup: ['./server/platform/testing/start-test-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
