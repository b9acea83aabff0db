import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { migrateDashboard } from '../storage/migrate';
import { openPool } from '../storage/pool';

/** A fresh database on the test server, so that a test may count on being the only one in the tables. */
export async function createEmptyDatabase(): Promise<string> {
  const databaseUrl = newAddress();
  await createAt(databaseUrl);
  return databaseUrl;
}

/** The same with the dashboard's tables for the tests of a file, as a pool that connects once they run. */
export function openMigratedDatabase(): Pool {
  const databaseUrl = newAddress();
  const pool = openPool(databaseUrl);
  beforeAll(async () => {
    await createAt(databaseUrl);
    await migrateDashboard(databaseUrl);
  });
  afterAll(() => pool.end());
  return pool;
}

function newAddress(): string {
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/dashboard_${randomUUID().replaceAll('-', '')}`;
  return url.href;
}

async function createAt(databaseUrl: string): Promise<void> {
  const connection = new Client({ connectionString: inject('databaseUrl') });
  await connection.connect();
  await connection.query(`create database ${new URL(databaseUrl).pathname.slice(1)}`);
  await connection.end();
}
