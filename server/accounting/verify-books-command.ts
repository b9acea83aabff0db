import { Client } from 'pg';
import { runCommand } from '@/server/platform/command';
import { readSettingsOrExit } from '@/server/platform/settings';
import type { BlobStore } from './documents/blob-store';
import { openBlobStore } from './documents/open-blob-store';
import { migrateAccounting } from './store/database';
import { checks, findDifferences } from './store/verify-books/verify-books';
import { findDamagedDocuments } from './verify-documents';

/** `npm run verify-books`: prints every difference between what is kept and what the lines say; exit code 1 if any. */
async function run(databaseUrl: string, documents: BlobStore): Promise<void> {
  await migrateAccounting(databaseUrl);
  const client = new Client({
    connectionString: databaseUrl,
    options: '-c search_path=accounting -c timezone=UTC',
  });
  await client.connect();
  try {
    const differences = [
      ...(await findDifferences(client)),
      ...(await findDamagedDocuments(client, documents)),
    ];
    for (const difference of differences) process.stdout.write(`${JSON.stringify(difference)}\n`);
    const { rows } = await client.query<{ entries: string }>('SELECT count(*) AS entries FROM journal_entry');
    const found = differences.length === 0 ? 'no difference' : `${differences.length} differences`;
    process.stdout.write(
      `${Object.keys(checks).length + 1} checks over ${rows[0]?.entries} journal entries: ${found}.\n`,
    );
    process.exitCode = differences.length === 0 ? 0 : 1;
  } finally {
    await client.end();
  }
}

const { databaseUrl, documents } = readSettingsOrExit();
if (!databaseUrl)
  throw new Error('DATABASE_URL must name a PostgreSQL; `npm run verify-books` finds it by itself.');
await runCommand(() => run(databaseUrl, openBlobStore(documents)));
