import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
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
  await commitWithoutTheDisk(database.url);
  return database;
}

/** Nothing of it is wanted after a crash of the machine, so no commit waits until the disk has it. */
async function commitWithoutTheDisk(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('ALTER DATABASE daybook SET synchronous_commit = off');
  await client.end();
}
