import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { postedBooks } from '../../testing/posted-books';

/** The database shows and takes only rows of the current tenant and business. */
const books = postedBooks();

const tables = [
  'journal_entry',
  'line_entry',
  'ledger',
  'transaction',
  'external_account',
  'period_total',
  'period_total_change',
];

describe('other businesses and tenants', () => {
  it.each(tables)('%s shows the rows of the business at hand alone', async (table) => {
    const { rows } = await books.db.query(`SELECT DISTINCT business_id FROM ${table}`);
    expect(rows.filter((row) => row.business_id !== books.own.business)).toEqual([]);
  });

  it.each([...tables, 'business', 'application', 'access_token', 'audit_log', 'idempotency_key', 'tenant'])(
    '%s shows nothing without a setting',
    async (table) => {
      await books.db.query(
        `SELECT set_config('daybook.tenant_id', '', true), set_config('daybook.business_id', '', true)`,
      );
      expect((await books.db.query(`SELECT 1 FROM ${table}`)).rows).toEqual([]);
    },
  );

  it.each(['business', 'audit_log', 'application'])(
    '%s shows the rows of the tenant alone',
    async (table) => {
      const { rows } = await books.db.query(`SELECT DISTINCT tenant_id FROM ${table}`);
      expect(rows).toEqual([{ tenant_id: books.own.tenant }]);
    },
  );

  it('take no row of another business', async () => {
    await expect(books.addEntry(randomUUID(), undefined, books.sibling.business)).rejects.toThrow(
      /row-level security/,
    );
  });

  it('take no line for another business', async () => {
    const line = books.addLine(books.own.entry, 'debit', 1, { business_id: books.foreign.business });
    await expect(line).rejects.toThrow(/row-level security/);
  });

  it.each<[string, () => Partial<Record<string, unknown>>]>([
    ['ledger of the same tenant', () => ({ ledger_id: books.sibling.ledger })],
    ['ledger of another tenant', () => ({ ledger_id: books.foreign.ledger })],
    ['entry of the same tenant', () => ({ journal_entry_id: books.sibling.entry })],
  ])('lend no %s to a line', async (_, changes) => {
    await expect(books.addLine(books.own.entry, 'debit', 1, changes())).rejects.toThrow(/foreign key/);
  });

  it('cannot be changed: their rows are not there', async () => {
    const { rowCount } = await books.db.query(
      `UPDATE journal_entry SET description = 'mine' WHERE business_id = $1`,
      [books.sibling.business],
    );
    expect(rowCount).toBe(0);
  });
});
