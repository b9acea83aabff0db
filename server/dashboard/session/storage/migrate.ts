import type { Pool, PoolClient } from 'pg';
import { migrations } from './migrations';
import { inTransaction, openPool } from './pool';

/** An arbitrary key of PostgreSQL's advisory locks that only the dashboard's migrations take. */
const lockKey = 7_203_115_094;

/** Brings the schema `dashboard` up to date. Safe when several processes start together: one does it, the others wait. */
export async function migrateDashboard(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl);
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
}

function migrate(pool: Pool): Promise<void> {
  return inTransaction(pool, async (connection) => {
    await connection.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await connection.query('create schema if not exists dashboard');
    await connection.query(
      'create table if not exists dashboard.migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    for (const migration of await pendingMigrations(connection)) {
      await connection.query(migration.statements);
      await connection.query('insert into dashboard.migrations (name) values ($1)', [migration.name]);
    }
  });
}

async function pendingMigrations(connection: PoolClient) {
  const applied = await connection.query<{ name: string }>('select name from dashboard.migrations');
  const names = new Set(applied.rows.map((row) => row.name));
  return migrations.filter((migration) => !names.has(migration.name));
}
