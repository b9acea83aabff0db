import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../embedded-database/start-embedded-database';
import { createLogger } from '../logging';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connects as the owner of an empty database `daybook`: `inject('databaseUrl')`. */
    databaseUrl: string;
    /** For the documents of all suites: any of them may do the jobs of another. */
    documentsFolder: string;
  }
}

/**
 * One real PostgreSQL for all integration tests: the one that TEST_DATABASE_URL names, an empty database of any version
 * or a distributed one, or else an embedded one in a temporary folder that is gone when they end.
 */
export default async function startTestDatabase(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-test-'));
  const database = await databaseIn(dataDir);
  project.provide('databaseUrl', database.url);
  project.provide('documentsFolder', join(dataDir, 'documents'));
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function databaseIn(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const database = await startEmbeddedDatabase(dataDir, createLogger('test-database', 'warn', 2));
  await waitForNoDisk(database.url);
  return database;
}

/** Its data end with the tests. What must survive is tested on databases of their own. */
async function waitForNoDisk(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('ALTER DATABASE daybook SET synchronous_commit = off');
  await client.end();
}
