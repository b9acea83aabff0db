import type { Client } from 'pg';
import { signedLines } from '../signed-lines';
import { agingChecks } from './verify-aging';
import { cashMovementChecks } from './verify-cash-movements';
import { chartChecks } from './verify-chart';
import { postingChecks } from './verify-postings';
import { stateChecks } from './verify-states';

/** A difference between the books and their lines. */
export type Difference = { check: string; business_id: string; detail: string };

/** Each check returns a row for every difference from the current lines, which are the source of truth. */
export const checks: Record<string, string> = {
  'entry is balanced within each basis': `
    SELECT e.business_id, e.id::text || ': debits less credits ' || coalesce(sum(l.signed), 0) AS detail
    FROM journal_entry e
    LEFT JOIN ${signedLines} AS l ON l.business_id = e.business_id AND l.journal_entry_id = e.id
    GROUP BY e.business_id, e.id, l.basis
    HAVING count(l.id) = 0 OR sum(l.signed) <> 0`,
  'line has the time of its entry': `
    SELECT l.business_id, l.id::text AS detail FROM line_entry l
    JOIN journal_entry e ON e.business_id = l.business_id AND e.id = l.journal_entry_id
    WHERE l.superseded_at IS NULL AND l.datetime <> e.datetime`,
  'entry knows whether it lies before the start of the books': `
    SELECT e.business_id, e.id::text AS detail FROM journal_entry e
    JOIN business b ON b.id = e.business_id
    WHERE e.is_before_start <> (e.datetime < b.entries_start)`,
  'total of ledger and month equals its lines': `
    WITH kept AS (
      SELECT business_id, measure, month, ledger_id, sum(debit) AS debit, sum(credit) AS credit
      FROM (SELECT * FROM period_total UNION ALL SELECT * FROM period_total_change) AS totals
      GROUP BY 1, 2, 3, 4),
    moved AS (
      SELECT business_id, journal_entry_id, ledger_id, datetime, basis::text AS measure,
        CASE debit_credit WHEN 'debit' THEN amount ELSE 0 END AS debit, CASE debit_credit WHEN 'credit' THEN amount ELSE 0 END AS credit
      FROM line_entry WHERE superseded_at IS NULL
      UNION ALL
      SELECT business_id, journal_entry_id, ledger_id, datetime, 'cash_movement',
        CASE debit_credit WHEN 'debit' THEN amount ELSE 0 END, CASE debit_credit WHEN 'credit' THEN amount ELSE 0 END
      FROM line_entry WHERE superseded_at IS NULL AND is_cash_movement
      UNION ALL
      SELECT business_id, journal_entry_id, ledger_id, datetime, 'cash_movement', debit, credit FROM cash_share
      UNION ALL
      SELECT DISTINCT l.business_id, l.journal_entry_id, l.ledger_id, e.datetime, 'unreviewed', 1, 0
      FROM line_entry l JOIN journal_entry e ON e.business_id = l.business_id AND e.id = l.journal_entry_id
      WHERE l.superseded_at IS NULL AND l.basis <> 'cash' AND e.review_status <> 'confirmed'),
    counted AS (
      SELECT l.business_id, l.measure, date_trunc('month', l.datetime, 'UTC')::date AS month, l.ledger_id,
        sum(l.debit) AS debit, sum(l.credit) AS credit
      FROM moved l
      JOIN journal_entry e ON e.business_id = l.business_id AND e.id = l.journal_entry_id AND NOT e.is_before_start
      GROUP BY 1, 2, 3, 4)
    SELECT business_id, concat_ws(' ', measure, month, ledger_id, 'kept', coalesce(kept.debit, 0), coalesce(kept.credit, 0),
      'counted', coalesce(counted.debit, 0), coalesce(counted.credit, 0)) AS detail
    FROM kept FULL JOIN counted USING (business_id, measure, month, ledger_id)
    WHERE coalesce(kept.debit, 0) <> coalesce(counted.debit, 0) OR coalesce(kept.credit, 0) <> coalesce(counted.credit, 0)`,
  'duplicate document names the first with its bytes': `
    SELECT d.business_id, d.id::text AS detail FROM document d
    JOIN document original ON original.business_id = d.business_id AND original.id = d.duplicate_of
    WHERE original.hash <> d.hash OR original.duplicate_of IS NOT NULL
      OR (d.deleted_at IS NULL AND original.deleted_at IS NOT NULL)`,
  'file of an invoice names the document that stands for it': `
    SELECT d.business_id, d.id::text AS detail FROM document d
    JOIN document original ON original.business_id = d.business_id AND original.id = d.same_invoice_as
    WHERE d.deleted_at IS NULL AND (original.same_invoice_as IS NOT NULL OR original.duplicate_of IS NOT NULL OR original.deleted_at IS NOT NULL)`,
  ...cashMovementChecks,
  ...postingChecks,
  ...agingChecks,
  ...stateChecks,
  ...chartChecks,
};

/**
 * Sets how the checks are planned, until the transaction ends. Each reads whole tables, so all joins are by hash. The planner chooses
 * others where it expects few rows, as just after many were written or all were restored: nested loops, or merging by
 * business alone and comparing all of its lines with one another; such a check takes the square of the lines. Compiling the
 * statements (JIT), which PostgreSQL does by itself unless it is told not to, took 4 to 20 s for each of the longest, whatever the books.
 */
export const planChecks = `SET LOCAL enable_nestloop = off; SET LOCAL enable_mergejoin = off; SET LOCAL jit = off`;

/** Recomputes everything that is kept beside the lines, for all businesses. Run as the owner of the database. */
export async function findDifferences(client: Client): Promise<Difference[]> {
  const differences: Difference[] = [];
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await client.query(planChecks);
    for (const [check, statement] of Object.entries(checks)) {
      const { rows } = await client.query<Omit<Difference, 'check'>>(statement);
      // One by one: the arguments of a call are limited.
      for (const row of rows) differences.push({ check, ...row });
    }
  } finally {
    await client.query('ROLLBACK');
  }
  return differences;
}
