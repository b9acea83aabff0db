import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { must } from '../../testing/books';
import { openService } from '../../testing/open-service';
import { startServiceApart } from '../../testing/start-service';
import { type Movement, newTwoBanks } from '../../testing/two-banks';

/** PostgreSQL counts what an undone import left as nothing at all while the next one is under way: it does not see its rows. */

const service = openService(startServiceApart);
const tables = ['transaction', 'journal_entry', 'line_entry'].map((name) => `accounting.${name}`);

/** So many that the tables no longer count as small. */
const undone = 5100;
const [before, after] = [5500, 3000];
const movements = (count: number, month: string, sign: 1 | -1) =>
  Array.from(
    { length: count },
    (_, at): Movement => [`2025-${month}-01`, (sign * (1 + at)) / 100, `Payee ${at % 50}`],
  );

it('looks up what the rows of a large file refer to by key, though a vacuum found the tables empty meanwhile', async () => {
  const books = await newTwoBanks(service.client);
  for (const table of tables) {
    await service.owner.query(`ALTER TABLE ${table} SET (autovacuum_enabled = false)`);
  }
  const [removed] = await books.importInto(books.checking, movements(undone, '01', -1));
  for (const table of tables) await service.owner.query(`ANALYZE ${table}`);
  const { import_id } = await books.read(removed ?? '');
  const undo = { ...books.parameters, transaction_import_id: import_id ?? '' };
  must(await service.client.undoTransactionImport({ parameters: undo, body: {} }));

  // Holds the import back at the first record that is money in.
  const holder = new Client({ connectionString: service.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN');
  const { rows: own } = await holder.query('SELECT pg_backend_pid() AS pid');
  await holder.query(`SELECT FROM accounting.ledger WHERE purpose = 'uncategorized_inflow' FOR UPDATE`);
  const rows = [...movements(before, '02', -1), ...movements(after, '03', 1)];
  const importing = books.importInto(books.checking, rows);
  const isHeld = async () => {
    // Locks are those of all databases, in which other tests run.
    const { rowCount } = await service.owner.query(
      'SELECT FROM pg_locks WHERE NOT granted AND $1 = ANY(pg_blocking_pids(pid))',
      [own[0].pid],
    );
    expect(rowCount).toBeGreaterThan(0);
  };
  await vi.waitFor(isHeld, { timeout: 60_000, interval: 20 });
  for (const table of tables) await service.owner.query(`VACUUM (ANALYZE, SKIP_LOCKED) ${table}`);
  await holder.query('COMMIT');
  await holder.end();

  expect(await importing).toHaveLength(before + after);
  // What indexes gave is told when a connection is idle.
  const readByIndex = async () => {
    const { rows: found } = await service.owner.query<{ rows: number }>(`
      SELECT sum(idx_tup_read)::integer AS rows FROM pg_stat_user_indexes
      WHERE relname IN ('transaction', 'journal_entry')`);
    return found[0]?.rows ?? 0;
  };
  const all = undone + before + after;
  await vi.waitFor(async () => expect(await readByIndex()).toBeGreaterThan(3 * all), {
    timeout: 30_000,
    interval: 50,
  });
  // The records that are being added during the vacuum may read all others of the business once each.
  expect(await readByIndex()).toBeLessThan(300 * all);
}, 180_000);
