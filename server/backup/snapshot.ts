import { Client, escapeIdentifier } from 'pg';
import { StartRefusal } from '@/server/platform/start-refusal';
import { type BackupTable, leftOut, type Manifest, qualifiedName, schemas } from './contents';

/** Of PostgreSQL 15 to 18; those that a version does not know are passed over. */
const timeLimits = [
  'statement_timeout',
  'lock_timeout',
  'transaction_timeout',
  'idle_in_transaction_session_timeout',
  'idle_session_timeout',
];

/**
 * A connection as the owner, with the settings under which COPY writes and reads the same text in every version. It may say nothing for
 * as long as documents are read or written: no limit of the database ends it, and the network is shown that it lives.
 */
export async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'daybook-backup',
    options: '-c timezone=UTC -c datestyle=ISO -c client_encoding=UTF8',
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
  });
  // A connection that is lost fails the statement that is running; unheard, the event would end the process first.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`SELECT set_config(name, '0', false) FROM pg_settings WHERE name = ANY($1)`, [
    timeLimits,
  ]);
  return client;
}

/** Everything that is read in the transaction of the client is of one moment, while others go on writing. */
export async function beginSnapshot(client: Client): Promise<Manifest> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const migrations: Record<string, string[]> = {};
  for (const schema of Object.keys(schemas)) {
    if (await hasTable(client, `${schema}.migration`)) {
      const { rows } = await client.query<{ name: string }>(
        `SELECT name FROM ${schema}.migration ORDER BY applied_at, name`,
      );
      migrations[schema] = rows.map((row) => row.name);
    }
  }
  if (Object.keys(migrations).length === 0) {
    throw new StartRefusal('The database holds no books: Daybook was never started on it.');
  }
  if (migrations.accounting) await refuseSeveralNodes(client);
  const { rows } = await client.query<{ version: string; at: Date }>(
    `SELECT current_setting('server_version') AS version, now() AS at`,
  );
  return {
    format: 'daybook-backup',
    version: 1,
    created_at: rows[0]?.at.toISOString() ?? '',
    postgres: rows[0]?.version ?? '',
    migrations,
    tables: await tablesOf(client, Object.keys(migrations)),
  };
}

/** The tables of the schemas that a backup holds, and their columns. Refused unless this role sees every row of them. */
async function tablesOf(client: Client, names: string[]): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable & { sees_all: boolean }>(
    `SELECT n.nspname AS schema, c.relname AS name,
       array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns,
       pg_has_role(c.relowner, 'USAGE') OR bool_or(r.rolsuper OR r.rolbypassrls) AS sees_all
     FROM pg_class c
     JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     JOIN pg_roles r ON r.rolname = current_user
     WHERE n.nspname = ANY($1) AND c.relkind = 'r' AND c.relname <> 'migration'
     GROUP BY n.nspname, c.relname, c.relowner ORDER BY 1, 2`,
    [names],
  );
  const hidden = rows.find((row) => !row.sees_all);
  if (hidden) {
    throw new StartRefusal(
      `The user of DATABASE_URL does not own ${qualifiedName(hidden)}, and row-level security may hide rows from it; use the owner of the tables.`,
    );
  }
  return rows
    .map(({ schema, name, columns }) => ({ schema, name, columns }))
    .filter((table) => !leftOut.has(qualifiedName(table)));
}

export async function hasTable(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [
    name,
  ]);
  return rows[0]?.found === true;
}

export async function refuseSeveralNodes(client: Client): Promise<void> {
  const { rows } = await client.query<{ distributed: boolean }>(
    'SELECT accounting.is_distributed() AS distributed',
  );
  if (rows[0]?.distributed) {
    throw new StartRefusal(
      'The database is distributed over several nodes, which have no common snapshot; see "Backups" in docs/scaling.md.',
    );
  }
}

/** `"schema"."table" ("column", …)`, as COPY takes it. */
export function copyTarget({ schema, name, columns }: BackupTable): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`;
}
