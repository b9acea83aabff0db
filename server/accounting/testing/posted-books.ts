import { randomUUID } from 'node:crypto';
import type { Client, QueryResult } from 'pg';
import { beforeAll, beforeEach } from 'vitest';
import { linesOf, must, newBooks } from './books';
import { openAsService, setVisibility, uuidOf } from './connect-as-service';
import { openService } from './open-service';
import type { TestService } from './start-service';

/** The UUIDs of books with one posted entry, a sale of 10.00 on 2026-03-02. */
type Books = { tenant: string; business: string; ledger: string; entry: string; line: string };

export type PostedBooks = {
  db: Client;
  /** Its tenant and business are visible at the start of each test. */
  own: Books;
  /** Another business of the same tenant. */
  sibling: Books;
  /** A business of another tenant. */
  foreign: Books;
  addEntry(id: string, at?: string, business?: string): Promise<QueryResult>;
  addLine(
    entry: string,
    side: string,
    amount: number,
    changes?: Partial<Record<string, unknown>>,
  ): Promise<QueryResult>;
};

/** Posts three books before the tests of a file; each test runs in a transaction that is rolled back. */
export function postedBooks(): PostedBooks {
  const books = {} as PostedBooks;
  const service = openService();
  const db = openAsService();
  beforeAll(async () => {
    const own = await postBooks(service.client);
    const sibling = await postBooks(service.client);
    const foreign = await postBooks(await service.newTenant());
    Object.assign(books, { db, own, sibling, foreign, ...insertsInto(db, own) });
  });
  beforeEach(async () => {
    await setVisibility(db, books.own);
  });
  return books;
}

async function postBooks(client: TestService['client']): Promise<Books> {
  const { business, parameters, ledger } = await newBooks(client);
  const lines = linesOf(ledger('Checking'), ledger('Service revenue'), 10);
  const body = { description: 'Sale', datetime: '2026-03-02T10:00:00Z', lines };
  const entry = must(await client.createJournalEntry({ parameters, body })).data;
  return {
    tenant: uuidOf('tenant', business.tenant_id),
    business: uuidOf('business', business.id),
    ledger: uuidOf('ledger', ledger('Checking').id),
    entry: uuidOf('journal_entry', entry.id),
    line: uuidOf('line_entry', entry.line_entries[0]?.id),
  };
}

function insertsInto(db: Client, own: Books): Pick<PostedBooks, 'addEntry' | 'addLine'> {
  return {
    addEntry: (id, at = '2026-03-02T10:00:00Z', business = own.business) =>
      db.query(
        `INSERT INTO journal_entry (business_id, id, description, clean_description, datetime, is_reconciled,
           review_status, categorization_method, is_before_start, version, created_at, updated_at)
         VALUES ($1, $2, '', '', $3, false, 'confirmed', 'manual', false, 1, now(), now())`,
        [business, id, at],
      ),
    addLine: (entry, side, amount, changes = {}) => {
      const row = {
        business_id: own.business,
        journal_entry_id: entry,
        id: randomUUID(),
        position: 0,
        ledger_id: own.ledger,
        description: '',
        debit_credit: side,
        amount,
        basis: 'all',
        datetime: '2026-03-02T10:00:00Z',
        is_cash_movement: false,
        tag_ids: [],
        ...changes,
      };
      return db.query(`INSERT INTO line_entry SELECT * FROM json_populate_record(NULL::line_entry, $1)`, [
        JSON.stringify(row),
      ]);
    },
  };
}
