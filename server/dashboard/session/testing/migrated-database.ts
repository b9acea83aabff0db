import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { migrateDashboard } from '../storage/migrate';
import { openPool } from '../storage/pool';

/** A fresh database on the test server, so that a test may count on being the only one in the tables. */
export async function createEmptyDatabase(serverUrl: string): Promise<string> {
  const name = `dashboard_${randomUUID().replaceAll('-', '')}`;
  const connection = new Client({ connectionString: serverUrl });
  await connection.connect();
  await connection.query(`create database ${name}`);
  await connection.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The same with the dashboard's tables, as an open pool. */
export async function openMigratedDatabase(serverUrl: string): Promise<Pool> {
  const databaseUrl = await createEmptyDatabase(serverUrl);
  await migrateDashboard(databaseUrl);
  return openPool(databaseUrl);
}
