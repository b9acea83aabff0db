import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrateAccounting } from '@/server/accounting/store/database';
import { linesOf, must, newBooks } from '@/server/accounting/testing/books';
import { newDatabase, type OwnDatabase } from '@/server/accounting/testing/own-database';
import { startService } from '@/server/accounting/testing/start-service';
import { migrateDashboard } from '@/server/dashboard/session/storage/migrate';

const owner = `daybook_owner_${process.pid}`;
let superuser: Client;
let database: OwnDatabase;
let url: string;
beforeAll(async () => {
  superuser = new Client({ connectionString: inject('databaseUrl') });
  await superuser.connect();
  await migrateAccounting(inject('databaseUrl')); // the role of the service belongs to the cluster
  database = await newDatabase('privilege');
  await superuser.query(`CREATE ROLE ${owner} LOGIN CREATEROLE PASSWORD 'owner'`);
  // As creating the role would have given it.
  await superuser.query(`GRANT daybook_service TO ${owner} WITH ADMIN OPTION`);
  const address = new URL(database.url);
  await superuser.query(`ALTER DATABASE ${address.pathname.slice(1)} OWNER TO ${owner}`);
  address.username = owner;
  address.password = 'owner';
  url = address.href;
});
afterAll(async () => {
  await database.drop();
  await superuser.query(`REVOKE daybook_service FROM ${owner} CASCADE`);
  await superuser.query(`DROP ROLE ${owner}`);
  await superuser.end();
});

it('runs as the owner of its database alone, which needs CREATEROLE for the first start only', async () => {
  await migrateAccounting(url);
  await migrateDashboard(url);
  await superuser.query(`ALTER ROLE ${owner} NOCREATEROLE`);
  await migrateAccounting(url);
  await migrateDashboard(url);
  const service = await startService({ databaseUrl: url });
  try {
    const { parameters, ledger } = await newBooks(service.client);
    const lines = linesOf(ledger('Checking'), ledger('Service revenue'), 12);
    const body = { description: 'Sale', datetime: '2026-05-05T10:00:00Z', lines };
    must(await service.client.createJournalEntry({ parameters, body }));
    expect(await service.differences()).toEqual([]);
    const { rows } = await service.owner.query(
      'SELECT rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication FROM pg_roles WHERE rolname = current_user',
    );
    expect(rows.map((row) => Object.values(row))).toEqual([[false, false, false, false, false]]);
  } finally {
    await service.close();
  }
});
