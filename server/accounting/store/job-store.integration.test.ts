import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newMigratedDatabase, type OwnDatabase } from '../testing/own-database';
import { type Database, openDatabase } from './database';
import { claimJob } from './job-store';

/** A database of its own: workers of other tests would take the jobs. */
let own: OwnDatabase;
let database: Database;
let owner: Client;
const id = (tenant: number, job = 0) => `0193a1b2-0000-7000-8000-0000000${tenant}000${job}`;

beforeAll(async () => {
  own = await newMigratedDatabase('jobs');
  owner = new Client({ connectionString: own.url, options: '-c search_path=accounting' });
  await owner.connect();
  database = openDatabase(own.url, () => undefined);
  for (const tenant of [1, 2, 3]) {
    await owner.query(`
      INSERT INTO tenant (id, name) VALUES ('${id(tenant)}', 'Tenant');
      INSERT INTO business (id, tenant_id, name, entries_start, entity_type, fiscal_year, status, external_id, currency,
        version, created_at, updated_at)
      VALUES ('${id(tenant)}', '${id(tenant)}', 'Books', '2026-01-01', 'llc', '12/31', 'active', 'x', 'USD', 1, now(), now())`);
  }
});
afterAll(async () => {
  await database.close();
  await owner.end();
  await own.drop();
});

const add = (tenant: number, job: number, kind = 'process_document') =>
  owner.query(`
    INSERT INTO job (tenant_id, business_id, id, kind, resource_id, application_id, user_id, request_id)
    VALUES ('${id(tenant)}', '${id(tenant)}', '${id(tenant, job)}', '${kind}', '${id(tenant)}', '${id(tenant)}', null, 'r')`);

it('lets tenants take turns, however many jobs one of them has waiting', async () => {
  for (const job of [1, 2, 3]) await add(2, job);
  await add(1, 1);
  await add(3, 1);
  await add(3, 2, 'judge_pending');
  const claimed: string[] = [];
  let last: string | null = null;
  for (;;) {
    const job = await claimJob(database, ['process_document'], 60, last);
    if (!job) break;
    last = job.author.tenantId;
    claimed.push(job.id);
  }
  expect(claimed).toEqual([id(1, 1), id(2, 1), id(3, 1), id(2, 2), id(2, 3)]);
});

it('finds a job that was postponed before the clock was set back, and leaves one that is postponed', async () => {
  await add(1, 4);
  await add(1, 5);
  const runAt = (job: number, after: string) =>
    owner.query(`UPDATE job SET run_at = now() + interval '${after}' WHERE id = '${id(1, job)}'`);
  await runAt(4, '3 days');
  await runAt(5, '52 minutes');
  const claim = async () => (await claimJob(database, ['process_document'], 60, null))?.id;
  expect([await claim(), await claim()]).toEqual([id(1, 4), undefined]);
});
