import { Client } from 'pg';
import { expect, it } from 'vitest';
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
  const databaseUrl = await createEmptyDatabase();
  await Promise.all([1, 2, 3, 4].map(() => migrateDashboard(databaseUrl)));
  await migrateDashboard(databaseUrl);
  expect(await appliedMigrations(databaseUrl)).toEqual(migrations.map((migration) => migration.name).sort());
});

it('refuses a database that a later version has changed, and changes nothing', async () => {
  const databaseUrl = await createEmptyDatabase();
  await migrateDashboard(databaseUrl);
  const connection = new Client({ connectionString: databaseUrl });
  await connection.connect();
  const last = migrations.at(-1)?.name;
  await connection.query('delete from dashboard.migration where name = $1', [last]);
  await connection.query("insert into dashboard.migration (name) values ('9999-of-later')");
  await connection.end();
  await expect(migrateDashboard(databaseUrl)).rejects.toThrow(
    'The database was changed by a later Daybook (dashboard/9999-of-later)',
  );
  expect(await appliedMigrations(databaseUrl)).not.toContain(last);
});
