import type { ClientBase } from 'pg';
import { tellParent } from './processes/tell-parent';
import { sqlStatements } from './sql-statements';
import { StartRefusal } from './start-refusal';

/** One step of a schema, run once, in its own transaction, in the order of the list. */
export type Migration = { name: string; sql: string };

/**
 * Brings a schema up to date. An advisory lock lets only one process work at a time; the others then find
 * everything done. Applied migrations are never edited: a changed list is a new migration at the end.
 * @param known all migrations of this version, where only some are to be applied
 * A parent that waits for this process is told, so that it goes on waiting for as long as this takes.
 * @throws StartRefusal when the schema has a migration that this version does not know
 */
export async function migrate(
  client: ClientBase,
  schema: string,
  migrations: readonly Migration[],
  known = migrations,
): Promise<void> {
  tellParent('migrating');
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [`daybook.migrate.${schema}`]);
  try {
    await bringUpToDate(client, schema, migrations, known);
  } finally {
    await client.query('SELECT pg_advisory_unlock(hashtext($1))', [`daybook.migrate.${schema}`]);
    tellParent('migrated');
  }
}

async function bringUpToDate(
  client: ClientBase,
  schema: string,
  migrations: readonly Migration[],
  known: readonly Migration[],
): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${schema}.migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  const applied = await client.query<{ name: string }>(`SELECT name FROM ${schema}.migration`);
  const done = new Set(applied.rows.map((row) => row.name));
  refuseLater(schema, done, known);
  for (const migration of migrations) {
    if (!done.has(migration.name)) await apply(client, schema, migration);
  }
}

/** What a later version made is not understood here: it may be written over, or read as something else. */
function refuseLater(schema: string, applied: ReadonlySet<string>, known: readonly Migration[]): void {
  const names = new Set(known.map(({ name }) => name));
  const unknown = [...applied].filter((name) => !names.has(name)).sort();
  if (unknown.length === 0) return;
  throw new StartRefusal(
    `The database was changed by a later Daybook (${schema}/${unknown.at(-1)}); start that version or a later one, or restore a backup of this one into an empty database.`,
  );
}

async function apply(client: ClientBase, schema: string, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL search_path TO ${schema}`);
    // Heard by a distributed database alone: what belongs together is done over one connection to each node.
    await client.query("SET LOCAL citus.multi_shard_modify_mode TO 'sequential'");
    // One by one: a distributed database passes a command on to its nodes with all that was sent with it.
    for (const statement of sqlStatements(migration.sql)) await client.query(statement);
    await client.query(`INSERT INTO ${schema}.migration (name) VALUES ($1)`, [migration.name]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`The migration ${schema}/${migration.name} failed.`, { cause: error });
  }
}
