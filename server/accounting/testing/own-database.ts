import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { migrateAccounting } from '../store/database';
import { migrations } from '../store/migrations';

export type OwnDatabase = { url: string; drop: () => Promise<void> };

/** An empty database in the cluster of the tests, for what concerns a whole database, such as a migration. */
export function newDatabase(name: string): Promise<OwnDatabase> {
  return createDatabase(name, 'template1');
}

/** One with the tables of the service, for what other tests must not see or disturb. */
export async function newMigratedDatabase(name: string): Promise<OwnDatabase> {
  return createDatabase(name, await migratedTemplate());
}

/** Copying a database takes a tenth of the time of migrating one; the first who needs a copy makes what is copied. */
async function migratedTemplate(): Promise<string> {
  const state = createHash('sha256').update(JSON.stringify(migrations)).digest('hex');
  const template = `migrated_${state.slice(0, 16)}`;
  await inCluster(async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rowCount !== 0) return;
    await client.query(`CREATE DATABASE ${template}`);
    await migrateAccounting(urlOf(template));
  });
  return template;
}

async function createDatabase(name: string, template: string): Promise<OwnDatabase> {
  const database = `${name}_${Date.now()}_${process.pid}`;
  await inCluster((client) => client.query(`CREATE DATABASE ${database} TEMPLATE ${template}`));
  const drop = () => inCluster((client) => client.query(`DROP DATABASE ${database} WITH (FORCE)`));
  return { url: urlOf(database), drop };
}

function urlOf(database: string): string {
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${database}`;
  return url.href;
}

async function inCluster(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
