import { must } from '@/lib/client/must';
import type { Bench } from './bench';
import { type BenchBusiness, createBenchBusiness, uuidOf } from './bench-business';
import { findPgbench, runPgbench } from './pgbench';

/** As many records in a statement as the service adds in one. */
const part = 250;

/**
 * The seconds that one client of pgbench takes to add so many bank transactions with their entries, totals and audit records, 250 in
 * each transaction. Null where it is not installed.
 */
export async function importByPgbench(bench: Bench, records: number): Promise<number | null> {
  const pgbench = await findPgbench();
  if (!pgbench) return null;
  const business = await createBenchBusiness(bench);
  const account = await bench.client.createExternalAccount({
    parameters: { business_id: business.id },
    body: { name: 'Checking', ledger_id: business.ledger('Checking').id },
  });
  const script = scriptOf(bench, business, uuidOf('external_account', must(account).data.id));
  const perSecond = await runPgbench(
    pgbench,
    bench,
    script,
    1,
    `--transactions=${Math.ceil(records / part)}`,
  );
  return records / part / perSecond;
}

function scriptOf(bench: Bench, business: BenchBusiness, accountId: string): string {
  const own = `'${business.uuid}'::uuid`;
  const [expense, bank] = ['Office supplies', 'Checking'].map(
    (name) => `'${uuidOf('ledger', business.ledger(name).id)}'::uuid`,
  );
  // Identifiers that grow with time, as the service's do.
  const id = (name: string) =>
    `(lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint), 12, '0') || left(md5(:n::bigint::text || '${name}' || i), 20))::uuid`;
  const after = `jsonb_build_object('id', entry, 'description', said, 'review_status', 'bookkeeper_pending',
    'line_entries', jsonb_build_array(
      jsonb_build_object('id', debit, 'amount', cents, 'basis', 'all', 'debit_credit', 'debit'),
      jsonb_build_object('id', credit, 'amount', cents, 'basis', 'all', 'debit_credit', 'credit')))`;
  const statement = `
    WITH record AS MATERIALIZED (
      SELECT ${id('transaction')} AS id, ${id('entry')} AS entry, ${id('debit')} AS debit, ${id('credit')} AS credit,
        ${id('audit')} AS audit, 100 + (:n::bigint + i) % 90000 AS cents, 'SHOP NUMBER ' || i || ' TOWN' AS said,
        timestamptz '2025-06-01Z' + i % 28 * interval '1 day' AS at
      FROM generate_series(1, ${part}) AS i),
    transactions AS (
      INSERT INTO transaction (business_id, id, external_account_id, amount, datetime, description, bank_description, posted,
        type, reviewed, metadata, version, created_at, updated_at)
      SELECT ${own}, id, '${accountId}'::uuid, -cents, at, said, said, true, 'other', false, '{}', 1, now(), now() FROM record),
    entries AS (
      INSERT INTO journal_entry (business_id, id, transaction_id, description, clean_description, datetime, is_reconciled,
        review_status, categorization_method, is_before_start, version, created_at, updated_at)
      SELECT ${own}, entry, id, said, said, at, false, 'bookkeeper_pending', 'uncategorized', false, 1, now(), now() FROM record),
    totals AS (
      INSERT INTO period_total_change (business_id, measure, month, ledger_id, debit, credit)
      SELECT ${own}, measure, date_trunc('month', at), change.ledger_id, sum(change.debit), sum(change.credit)
      FROM record, LATERAL (VALUES ('all', ${expense}, cents, 0), ('cash_movement', ${expense}, cents, 0), ('all', ${bank}, 0, cents),
        ('unreviewed', ${expense}, 1, 0), ('unreviewed', ${bank}, 1, 0)) AS change (measure, ledger_id, debit, credit)
      GROUP BY measure, date_trunc('month', at), change.ledger_id),
    lines AS (
      INSERT INTO line_entry (business_id, journal_entry_id, id, position, ledger_id, description, debit_credit, amount, basis,
        datetime, is_cash_movement)
      SELECT ${own}, entry, debit, 0, ${expense}, '', 'debit'::side, cents, 'all'::basis, at, true FROM record
      UNION ALL SELECT ${own}, entry, credit, 1, ${bank}, '', 'credit', cents, 'all', at, false FROM record)
    INSERT INTO audit_log (home, tenant_id, business_id, id, at, application_id, request_id, action, resource_type, resource_id, after)
    SELECT ${own}, '${bench.tenantId}'::uuid, ${own}, audit, now(), '${bench.applicationId}'::uuid, 'pgbench', 'create',
      'journal_entry', entry, ${after} FROM record;`;
  return `\\set n random(1, 900000000000000)\n${statement.replace(/\s+/g, ' ').trim()}\n`;
}
