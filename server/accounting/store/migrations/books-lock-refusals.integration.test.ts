import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { setVisibility } from '../../testing/connect-as-service';
import { postedBooks } from '../../testing/posted-books';

/** The database refuses changes in a locked period, tried in SQL with the role of the service. */
const books = postedBooks();

const updateLedger = (assignment: string, id = books.own.ledger) =>
  books.db.query(`UPDATE ledger SET ${assignment} WHERE id = $1`, [id]);

async function ledgerNamed(name: string): Promise<string> {
  const { rows } = await books.db.query<{ id: string }>('SELECT id FROM ledger WHERE name = $1', [name]);
  return rows[0]?.id ?? '';
}

describe('a locked period', () => {
  beforeEach(async () => {
    await books.db.query(`UPDATE business SET books_locked_through = '2026-03-02' WHERE id = $1`, [
      books.own.business,
    ]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a new entry', () => books.addEntry(randomUUID())],
    ['a new line', () => books.addLine(books.own.entry, 'debit', 1)],
    ['a line superseded', () => books.db.query(`UPDATE line_entry SET superseded_at = now()`)],
    [
      'an entry moved out',
      () => books.db.query(`UPDATE journal_entry SET datetime = '2026-03-03T00:00:00Z'`),
    ],
    ['a line moved out', () => books.db.query(`UPDATE line_entry SET datetime = '2026-03-03T00:00:00Z'`)],
    [
      'a line of the cash pool',
      () => books.db.query(`UPDATE line_entry SET is_cash_movement = NOT is_cash_movement`),
    ],
    ['another name of a ledger', () => books.db.query(`UPDATE ledger SET name = name || '.'`)],
    ['another code of a ledger', () => updateLedger(`sort_code = '9'`)],
    ['a ledger under another', () => updateLedger('parent_id = (SELECT max(id::text)::uuid FROM ledger)')],
    ['a ledger out of the cash flow', () => updateLedger('report_cash_flow = NOT report_cash_flow')],
    ['another fiscal year', () => books.db.query(`UPDATE business SET fiscal_year = '06/30'`)],
    ['another start of the books', () => books.db.query('UPDATE business SET entries_start = now()')],
  ])('refuses %s', async (_, change) => {
    await expect(change()).rejects.toMatchObject({ constraint: 'books_lock' });
  });

  it('refuses changes of a ledger above one that has figures there', async () => {
    const above = await ledgerNamed('Savings');
    await books.db.query('UPDATE business SET books_locked_through = NULL');
    await updateLedger(`parent_id = '${above}'`);
    await books.db.query(`UPDATE business SET books_locked_through = '2026-03-02'`);
    await expect(updateLedger(`name = 'Banks'`, above)).rejects.toMatchObject({ constraint: 'books_lock' });
  });

  it('takes changes of a ledger that has no figures there, and of what no report shows', async () => {
    expect((await updateLedger('archived = true')).rowCount).toBe(1);
    const renamed = await updateLedger(
      `name = 'Insurances', report_cash_flow = false`,
      await ledgerNamed('Insurance'),
    );
    expect(renamed.rowCount).toBe(1);
  });

  it('refuses an entry moved in', async () => {
    await books.addEntry(randomUUID(), '2026-03-03T00:00:00Z');
    const moved = books.db.query(
      `UPDATE journal_entry SET datetime = '2026-03-02T23:59:59.999Z' WHERE datetime >= '2026-03-03'`,
    );
    await expect(moved).rejects.toMatchObject({ constraint: 'books_lock' });
  });

  it('refuses also behind the setting of another tenant', async () => {
    await setVisibility(books.db, { tenant: books.foreign.tenant, business: books.own.business });
    await expect(books.addEntry(randomUUID())).rejects.toMatchObject({ constraint: 'books_lock' });
  });

  it('lets through what no report depends on, and the next day', async () => {
    const changed = await books.db.query(
      `UPDATE journal_entry SET review_status = 'confirmed', is_reconciled = true, description = 'x', notes = 'y'`,
    );
    expect(changed.rowCount).toBe(1);
    expect((await books.addEntry(randomUUID(), '2026-03-03T00:00:00Z')).rowCount).toBe(1);
  });
});
