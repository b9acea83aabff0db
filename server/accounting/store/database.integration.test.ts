import { Client } from 'pg';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Database, type DatabaseTransaction, migrateAccounting, openDatabase } from './database';

let database: Database;
let owner: Client;
beforeAll(async () => {
  await migrateAccounting(inject('databaseUrl'));
  database = openDatabase(inject('databaseUrl'), () => undefined);
  owner = new Client({ connectionString: inject('databaseUrl') });
  await owner.connect();
});
afterAll(async () => {
  await database.close();
  await owner.end();
});

const backendOf = async (db: DatabaseTransaction) =>
  (await db.rows<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`))[0]?.pid;

it('outlives a connection that is lost in the middle of a transaction, and says that nothing was kept', async () => {
  const work = database.write(
    null,
    async (db) => {
      const pid = await backendOf(db);
      await owner.query('SELECT pg_terminate_backend($1)', [pid]);
      await expect
        .poll(async () => (await owner.query('SELECT FROM pg_stat_activity WHERE pid = $1', [pid])).rowCount)
        .toBe(0);
      return backendOf(db);
    },
    () => true,
  );
  await expect(work).rejects.toThrow();
  await database.check();
});

it('never takes a transaction for kept that PostgreSQL has rolled back', async () => {
  const work = database.write(
    null,
    async (db) => {
      await db.rows(sql`SELECT 1 / 0`).catch(() => undefined);
      return 'done';
    },
    () => true,
  );
  await expect(work).rejects.toThrow('rolled back');
  await database.check();
});

it('is not asked as its owner, who sees every tenant, when the role is lost on the way', async () => {
  const url = new URL(inject('databaseUrl'));
  url.searchParams.set('options', '-c search_path=accounting');
  const asOwner = openDatabase(url.href, () => undefined);
  try {
    const read = asOwner.read(null, async () => 'read');
    await expect(read).rejects.toThrow('the database session must have the role daybook_service');
  } finally {
    await asOwner.close();
  }
});
