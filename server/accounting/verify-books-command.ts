import { Client } from 'pg';
import { readSettingsOrExit } from '@/server/platform/settings';
import { migrateAccounting } from './store/database';
import { checkNames, findDifferences } from './store/verify-books';

/** `npm run verify-books`: prints every difference between what is kept and what the lines say; exit code 1 if any. */
async function run(databaseUrl: string): Promise<void> {
  await migrateAccounting(databaseUrl);
  const client = new Client({
    connectionString: databaseUrl,
    options: '-c search_path=accounting -c timezone=UTC',
  });
  await client.connect();
  try {
    const differences = await findDifferences(client);
    for (const difference of differences) process.stdout.write(`${JSON.stringify(difference)}\n`);
    const { rows } = await client.query<{ entries: string }>('SELECT count(*) AS entries FROM journal_entry');
    const found = differences.length === 0 ? 'no difference' : `${differences.length} differences`;
    process.stdout.write(`${checkNames.length} checks over ${rows[0]?.entries} journal entries: ${found}.\n`);
    process.exitCode = differences.length === 0 ? 0 : 1;
  } finally {
    await client.end();
  }
}

const { databaseUrl } = readSettingsOrExit();
if (!databaseUrl)
  throw new Error('DATABASE_URL must name a PostgreSQL; `npm run verify-books` finds it by itself.');
await run(databaseUrl);
