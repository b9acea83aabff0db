import { once } from 'node:events';
import type { Client } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { StartRefusal } from '@/server/platform/start-refusal';
import { type BackupTable, countRows, qualifiedName } from './contents';
import { copyTarget } from './snapshot';

type ForeignKey = { owner: string; name: string; definition: string };

/** Receives the rows of all tables in one transaction, which the caller commits or rolls back. */
export interface TableLoader {
  add(table: BackupTable, part: Buffer): Promise<void>;
  /** Puts the constraints back, after all rows that were added are in. */
  finish(): Promise<void>;
  /** Ends the COPY that is open: no other statement is possible while it waits for rows. */
  abort(): Promise<void>;
}

/**
 * Makes the tables ready to be filled by their owner. From the emptying on, foreign keys and triggers are away: the rows
 * were checked when they were written, tables refer to each other, and an owner who is no superuser cannot defer the
 * checks. Forced row-level security is lifted because COPY refuses to fill a table under it.
 */
export async function loadTables(client: Client, tables: readonly BackupTable[]): Promise<TableLoader> {
  const names = tables.map(qualifiedName);
  const checkAgain = await stopChecking(client, tables, names);
  if (names.length > 0) await client.query(`TRUNCATE ${names.join(', ')}`);

  const rowsOf = new Map<string, number>();
  const added = new Map<string, number>();
  let open: { table: BackupTable; copy: CopyStreamQuery; failed: Promise<never> } | undefined;
  const close = async () => {
    if (!open) return;
    const { table, copy, failed } = open;
    open = undefined;
    copy.end();
    await Promise.race([once(copy, 'finish'), failed]);
    rowsOf.set(qualifiedName(table), copy.rowCount ?? 0);
  };
  return {
    async add(table, part) {
      if (open?.table !== table) {
        await close();
        const copy = client.query(copyFrom(`COPY ${copyTarget(table)} FROM STDIN`));
        const failed = once(copy, 'error').then(([error]) => {
          throw error;
        });
        failed.catch(() => undefined);
        open = { table, copy, failed };
      }
      const name = qualifiedName(table);
      added.set(name, (added.get(name) ?? 0) + countRows(part));
      const { copy, failed } = open;
      if (!copy.write(part)) await Promise.race([once(copy, 'drain'), failed]);
    },
    async abort() {
      if (!open) return;
      const closed = once(open.copy, 'close').catch(() => undefined);
      open.copy.destroy();
      await closed;
    },
    async finish() {
      await close();
      for (const name of names) {
        const [loaded, given] = [rowsOf.get(name) ?? 0, added.get(name) ?? 0];
        if (loaded !== given) throw new StartRefusal(`${name} has ${loaded} rows of ${given}.`);
      }
      await checkAgain();
    },
  };
}

/**
 * Takes foreign keys, triggers and the row-level security of the owner off the tables, so that rows can be added as they come.
 * What is returned puts them back; the foreign keys then check all rows.
 */
async function stopChecking(
  client: Client,
  tables: readonly BackupTable[],
  names: readonly string[],
): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS owner, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace::regnamespace::text = ANY($1) ORDER BY oid`,
    [[...new Set(tables.map(({ schema }) => schema))]],
  );
  const { rows: forced } = await client.query<{ name: string }>(
    'SELECT oid::regclass::text AS name FROM pg_class WHERE oid = ANY($1::regclass[]) AND relforcerowsecurity',
    [names],
  );
  for (const { owner, name } of keys) await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${name}`);
  for (const { name } of forced) await client.query(`ALTER TABLE ${name} NO FORCE ROW LEVEL SECURITY`);
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  return async () => {
    for (const { owner, name, definition } of keys) {
      await client.query(`ALTER TABLE ${owner} ADD CONSTRAINT ${name} ${definition}`);
    }
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    for (const { name } of forced) await client.query(`ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`);
  };
}
