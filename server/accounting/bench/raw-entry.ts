import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Bench } from './bench';
import { type BenchBusiness, uuidOf } from './bench-business';

/** The rows of one journal entry by table: entry, lines, totals, audit log, with the same keys and triggers. */
export const inserts = {
  entry: `
    INSERT INTO journal_entry (business_id, id, description, clean_description, datetime, is_reconciled, review_status,
      categorization_method, is_before_start, version, created_at, updated_at)
    VALUES ($1, $2, $3, $3, $4, false, 'bookkeeper_pending', 'manual', false, 1, now(), now())`,
  lines: `
    INSERT INTO line_entry (business_id, journal_entry_id, id, position, ledger_id, description, debit_credit, amount,
      basis, datetime, is_cash_movement)
    VALUES ($1, $2, $5, 0, $7, '', 'debit', $9, 'all', $4, true), ($1, $2, $6, 1, $8, '', 'credit', $9, 'all', $4, false)`,
  totals: `
    INSERT INTO period_total_change (business_id, measure, month, ledger_id, debit, credit)
    VALUES ($1, 'all', date_trunc('month', $4::timestamptz), $7, $9, 0),
      ($1, 'cash_movement', date_trunc('month', $4::timestamptz), $7, $9, 0),
      ($1, 'all', date_trunc('month', $4::timestamptz), $8, 0, $9),
      ($1, 'unreviewed', date_trunc('month', $4::timestamptz), $7, 1, 0),
      ($1, 'unreviewed', date_trunc('month', $4::timestamptz), $8, 1, 0)`,
  audit: `
    INSERT INTO audit_log (home, tenant_id, business_id, id, at, application_id, request_id, action, resource_type, resource_id, after)
    VALUES ($1, $10, $1, $11, now(), $12, $13, 'create', 'journal_entry', $2, $14)`,
};

/** One statement that commits by itself: the least that PostgreSQL can be asked to do for the same effect. */
const singleStatement = `WITH entry AS (${inserts.entry}), lines AS (${inserts.lines}), totals AS (${inserts.totals}) ${inserts.audit}`;

/** A transaction with a statement a table, as a plain program would write it. */
const statements = Object.entries(inserts).map(([name, text]) => withOwnParameters(name, text));

export type RawForm = 'transaction' | 'single_statement';

/** Renumbers the parameters that the statement uses, because PostgreSQL wants a type for each that it is given. */
function withOwnParameters(name: string, text: string) {
  const used = [...new Set(text.match(/\$\d+/g))].map((each) => Number(each.slice(1)));
  const renumbered = text.replace(/\$(\d+)/g, (_, number) => `$${used.indexOf(Number(number)) + 1}`);
  return { name: `bench-${name}`, text: renumbered, used };
}

async function write(connection: PoolClient, form: RawForm, values: readonly unknown[]): Promise<void> {
  if (form === 'single_statement') {
    await connection.query({ name: 'bench-single', text: singleStatement, values: [...values] });
    return;
  }
  await connection.query('BEGIN');
  for (const { name, text, used } of statements) {
    await connection.query({ name, text, values: used.map((number) => values[number - 1]) });
  }
  await connection.query('COMMIT');
}

/** Writes an expense paid from checking around the service. */
export async function insertRawEntry(
  connection: PoolClient,
  bench: Bench,
  business: BenchBusiness,
  form: RawForm,
  entry: { description: string; datetime: string; cents: number },
): Promise<void> {
  const [id, debitLine, creditLine] = [v7(), v7(), v7()];
  const debit = uuidOf('ledger', business.ledger('Office supplies').id);
  const credit = uuidOf('ledger', business.ledger('Checking').id);
  const line = {
    journal_entry_id: id,
    description: '',
    amount: entry.cents / 100,
    basis: 'all',
    tag_ids: [],
  };
  const after = JSON.stringify({
    id,
    business_id: business.id,
    description: entry.description,
    datetime: entry.datetime,
    review_status: 'bookkeeper_pending',
    line_entries: [
      { ...line, id: debitLine, ledger_id: debit, debit_credit: 'debit' },
      { ...line, id: creditLine, ledger_id: credit, debit_credit: 'credit' },
    ],
  });
  await write(connection, form, [
    business.uuid,
    id,
    entry.description,
    entry.datetime,
    debitLine,
    creditLine,
    debit,
    credit,
    entry.cents,
    bench.tenantId,
    v7(),
    bench.applicationId,
    randomUUID(),
    after,
  ]);
}
