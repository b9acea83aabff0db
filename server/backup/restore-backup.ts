import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Client, DatabaseError } from 'pg';
import type { BlobStore } from '@/server/accounting/documents/blob-store';
import { readIfPresent, writePrivateFile } from '@/server/platform/data-folder/private-file';
import { migrate } from '@/server/platform/migrate';
import { StartRefusal } from '@/server/platform/start-refusal';
import { damaged } from './archive';
import { type Manifest, qualifiedName, schemas } from './contents';
import { keepDocument } from './keep-document';
import { loadTables, type TableLoader } from './load-tables';
import { type BackupContents, readBackup } from './read-backup';
import { hasTable, refuseSeveralNodes } from './snapshot';

/**
 * Restores a backup into an empty database: all of it or nothing. The schema is made by the migrations that the backup
 * was taken with, the rows are loaded and checked, and then the later migrations are applied, as at any update.
 */
export async function restoreBackup(
  client: Client,
  documents: BlobStore,
  dataDir: string,
  source: Readable,
  key: string | undefined,
): Promise<BackupContents> {
  let loader: TableLoader | undefined;
  try {
    const contents = await readBackup(source, key, {
      async begin(manifest) {
        await prepare(client, manifest);
        await client.query('BEGIN');
        loader = await loadTables(client, manifest.tables);
      },
      addRows: async (table, part) => loader?.add(table, part),
      addDocument: (blob, stream) => keepDocument(documents, blob, stream),
    });
    // By now the rows are known to be those that were written: their hashes stand for them.
    await loader?.finish();
    // Before the books are there: without them the dashboard would not know the tenant as its own.
    for (const [name, secret] of contents.secrets) keepSecretOf(dataDir, name, secret);
    await client.query('COMMIT');
    await migrateThrough(client, Object.keys(contents.manifest.migrations));
    await client.query('ANALYZE');
    return contents;
  } catch (error) {
    await loader?.abort();
    await client.query('ROLLBACK').catch(() => undefined);
    throw isOfRows(error) ? damaged(error.message) : error;
  }
}

/** A changed byte can become a value that its column refuses, before the end of the file shows the change. */
function isOfRows(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');
}

/** Makes the schema as it was when the backup was taken. */
async function prepare(client: Client, manifest: Manifest): Promise<void> {
  for (const [schema, names] of Object.entries(manifest.migrations)) {
    const known = new Set(schemas[schema]?.map(({ name }) => name));
    const unknown = names.find((name) => !known.has(name));
    if (unknown) {
      throw new StartRefusal(
        `The backup is of a later Daybook (${schema}/${unknown}); restore it with that version.`,
      );
    }
  }
  await refuseBooks(client);
  await refuseLaterSchema(client, manifest);
  await migrateThrough(client, Object.keys(manifest.migrations), manifest);
  if (manifest.migrations.accounting) await refuseSeveralNodes(client);
  for (const table of manifest.tables) {
    if (!(await hasTable(client, qualifiedName(table)))) {
      throw new StartRefusal(`The backup has a table that Daybook does not make: ${qualifiedName(table)}.`);
    }
  }
}

/** Without a manifest: all migrations. */
async function migrateThrough(client: Client, names: string[], manifest?: Manifest): Promise<void> {
  for (const schema of names) {
    const wanted = (schemas[schema] ?? []).filter(
      ({ name }) => !manifest || manifest.migrations[schema]?.includes(name),
    );
    await migrate(client, schema, wanted, schemas[schema]);
  }
}

/** Schemas without a tenant and a user are what a restore that failed leaves behind. */
async function refuseBooks(client: Client): Promise<void> {
  for (const table of ['accounting.tenant', 'dashboard.users']) {
    if (!(await hasTable(client, table))) continue;
    const { rows } = await client.query<{ used: boolean }>(`SELECT EXISTS (SELECT FROM ${table}) AS used`);
    if (rows[0]?.used) {
      throw new StartRefusal(
        `The database is not empty (${table} has rows); restore into an empty database or a new data folder.`,
      );
    }
  }
}

/**
 * What a refused restore of a later backup leaves behind, or a start without books. Its migrations count as applied:
 * what they change in rows would never be done to the rows of the older backup.
 */
async function refuseLaterSchema(client: Client, manifest: Manifest): Promise<void> {
  for (const [schema, names] of Object.entries(manifest.migrations)) {
    if (!(await hasTable(client, `${schema}.migration`))) continue;
    const { rows } = await client.query<{ name: string }>(
      `SELECT name FROM ${schema}.migration WHERE name <> ALL($1) ORDER BY name DESC LIMIT 1`,
      [names],
    );
    if (!rows[0]) continue;
    throw new StartRefusal(
      `The database has the schema of a later Daybook than the backup (${schema}/${rows[0].name}); restore into an empty database or a new data folder.`,
    );
  }
}

/** Another secret under the name is of other books: it is moved aside. */
function keepSecretOf(dataDir: string, name: string, secret: string): void {
  const path = join(dataDir, name);
  const kept = readIfPresent(path);
  if (kept === secret) return;
  if (kept !== undefined) renameSync(path, `${path}.replaced-${Date.now()}`);
  writePrivateFile(path, secret);
}
