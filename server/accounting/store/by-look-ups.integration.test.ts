import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeIdentifier } from '@/lib/ids/identifier';
import { linesOf, must } from '../testing/books';
import { openService } from '../testing/open-service';
import { startServiceApart } from '../testing/start-service';
import { newTwoBanks } from '../testing/two-banks';
import { type Database, openDatabase, type Queryable } from './database';
import { findTransactionIds } from './find-transaction-ids';
import { listOfImport, lockImported } from './imported-transactions';
import { findBankSubjects, findPendingOfBank } from './journal-entry/bank-entries';
import type { Keyset } from './keyset';
import { findPendingMovements } from './pending-movements';
import { usualLimits } from './search/find-ids';
import { findTerms } from './search/terms-of-entries';
import { refreshStatistics } from './statistics';
import { findLegs } from './transfer-candidates';

/** The first import of a business beside a larger one: the statistics do not know it until they are refreshed. */

const service = openService(startServiceApart);
let database: Database;
let business: { id: string; tenant_id: string };
let transactions: string[];
let importId: string;
beforeAll(async () => {
  database = openDatabase(service.databaseUrl, () => undefined, { connections: 1 });
  const older = await newTwoBanks(service.client);
  // So many that an import does not refresh the statistics itself.
  await older.importInto(older.checking, rowsOf(5100));
  for (const table of tables) {
    await service.owner.query(`ALTER TABLE accounting.${table} SET (autovacuum_enabled = false)`);
    await service.owner.query(`ANALYZE accounting.${table}`);
  }
  const books = await newTwoBanks(service.client);
  business = books.business;
  transactions = await books.importInto(books.checking, rowsOf(count));
  importId = (await books.read(transactions[0] ?? '')).import_id ?? '';
}, 120_000);
afterAll(() => database.close());

const tables = ['transaction', 'journal_entry', 'line_entry'];
/** Fewer than what makes an import look at the tables again. */
const count = 490;
const rowsOf = (rows: number) =>
  Array.from(
    { length: rows },
    (_, at) => [`2025-0${1 + (at % 9)}-01`, -(1 + at) / 100, `Payee ${at % 50}`] as const,
  );

describe('in a new business, what belongs to each of many rows is looked up by key', () => {
  it.each<[string, (db: Queryable) => Promise<{ length: number }>]>([
    ['pending entries of the bank', (db) => findPendingOfBank(db, business.id, 5000)],
    ['what rules look at', (db) => findBankSubjects(db, business.id, 'pending', 5000)],
    ['pending movements', (db) => findPendingMovements(db, business.id, 'out')],
    ['legs of transfers', (db) => findLegs(db, business.id, transactions)],
    ['transactions of an import', (db) => listOfImport(db, business.id, importId)],
    ['what hangs on them', (db) => lockImported(db, business.id, transactions)],
  ])('%s', async (_, query) => {
    const read = await readByIndex(business, async (db) => expect(await query(db)).toHaveLength(count));
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(20 * count);
  });
});

it('a large import makes its business known, so that searches are planned for it', async () => {
  const books = await newTwoBanks(service.client);
  await books.importInto(books.checking, rowsOf(1000));
  const keyset: Keyset = { size: 100, order: 'ascending', walk: 'forward', key: null };
  const read = await readByIndex(books.business, async (db) => {
    const words = ['payee', 'uncategorized'].map((text) => ({ text, amount: null }));
    const terms = await findTerms(db, books.business.id, words);
    const limits = { ...usualLimits, walkedFirst: 10, walkedMost: 10 };
    expect(await findTransactionIds(db, books.business.id, { terms }, keyset, limits)).toHaveLength(101);
  });
  expect(read).toBeLessThan(50_000);
});

it('so do many entries that are added at once', async () => {
  const { business, parameters, ledger } = await newTwoBanks(service.client);
  const body = Array.from({ length: 500 }, (_, at) => ({
    description: `Sale ${at}`,
    datetime: '2026-01-01T00:00:00Z',
    lines: linesOf(ledger('Savings'), ledger('Service revenue'), 5),
  }));
  must(await service.client.bulkCreateJournalEntries({ parameters, body }));
  for (const table of ['journal_entry', 'line_entry'])
    expect(await expected(table, business.id)).toBeGreaterThan(100);
});

it('tables that are large beside what has changed are not looked at again', async () => {
  const analyzed = async () => {
    const { rows } = await service.owner.query(
      `SELECT relname, analyze_count::int FROM pg_stat_user_tables WHERE schemaname = 'accounting' AND relname = ANY($1) ORDER BY 1`,
      [['journal_entry', 'ledger']],
    );
    return rows.map((row) => row.analyze_count);
  };
  await service.owner.query('ANALYZE accounting.journal_entry, accounting.ledger');
  const [entries, ledgers] = await analyzed();
  await refreshStatistics(database, 1000);
  expect(await analyzed()).toEqual([entries, ledgers + 1]);
  await refreshStatistics(database, 1_000_000);
  expect(await analyzed()).toEqual([entries + 1, ledgers + 2]);
});

async function expected(table: string, businessId: string): Promise<number> {
  const { rows } = await service.owner.query('SELECT accounting.expected_rows($1, $2) AS rows', [
    table,
    decodeIdentifier('business', businessId),
  ]);
  return rows[0].rows;
}

/** The rows that indexes give while something is read. */
function readByIndex(of: { id: string; tenant_id: string }, work: (db: Queryable) => Promise<unknown>) {
  return database.write(
    { tenantId: of.tenant_id, businessId: of.id },
    async (db) => {
      await work(db);
      const [row] = await db.rows<{ rows: number }>(sql`
        SELECT sum(pg_stat_get_xact_tuples_returned(indexrelid))::integer AS rows FROM pg_index
        WHERE indrelid = ANY(${tables}::regclass[])`);
      return row?.rows ?? 0;
    },
    () => false,
  );
}
