import { Client } from 'pg';
import { inject } from 'vitest';

export type OwnDatabase = { url: string; drop: () => Promise<void> };

/** An empty database in the cluster of the tests, for what concerns a whole database, such as a migration. */
export async function newDatabase(name: string): Promise<OwnDatabase> {
  const database = `${name}_${Date.now()}_${process.pid}`;
  await inCluster(`CREATE DATABASE ${database}`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${database}`;
  return { url: url.href, drop: () => inCluster(`DROP DATABASE ${database} WITH (FORCE)`) };
}

async function inCluster(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
