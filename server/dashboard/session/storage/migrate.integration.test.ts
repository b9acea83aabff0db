import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { createEmptyDatabase } from '../testing/migrated-database';
import { migrateDashboard } from './migrate';
import { migrations } from './migrations';

async function appliedMigrations(databaseUrl: string): Promise<string[]> {
  const connection = new Client({ connectionString: databaseUrl });
  await connection.connect();
  const found = await connection.query<{ name: string }>(
    'select name from dashboard.migration order by name',
  );
  await connection.end();
  return found.rows.map((row) => row.name);
}

it('runs each migration once when several processes start together, and again later', async () => {
  const databaseUrl = await createEmptyDatabase(inject('databaseUrl'));
  await Promise.all([1, 2, 3, 4].map(() => migrateDashboard(databaseUrl)));
  await migrateDashboard(databaseUrl);
  expect(await appliedMigrations(databaseUrl)).toEqual(migrations.map((migration) => migration.name).sort());
});
