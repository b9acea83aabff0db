import type { Client } from 'pg';
import { expect } from 'vitest';
import { migrateAccounting } from '../../store/database';
import type { TestService } from '../start-service';

const writeEarlier = `
  UPDATE line_entry l SET is_cash_movement =
    EXISTS (SELECT FROM earlier e WHERE e.id = l.id AND e.on_ledger = l.ledger_id AND e.amount = l.amount)
    AND NOT EXISTS (SELECT FROM earlier e WHERE e.id = l.id AND e.on_ledger <> l.ledger_id)
  WHERE superseded_at IS NULL;
  DELETE FROM cash_share;
  INSERT INTO cash_share
  SELECT e.business_id, e.journal_entry_id, e.id, e.on_ledger, e.datetime,
    CASE WHEN (e.debit_credit = 'debit') = (e.amount > 0) THEN abs(e.amount) ELSE 0 END,
    CASE WHEN (e.debit_credit = 'credit') = (e.amount > 0) THEN abs(e.amount) ELSE 0 END
  FROM earlier e JOIN line_entry l ON l.business_id = e.business_id AND l.journal_entry_id = e.journal_entry_id AND l.id = e.id
  WHERE NOT l.is_cash_movement;

  DELETE FROM period_total WHERE measure = 'cash_movement';
  DELETE FROM period_total_change WHERE measure = 'cash_movement';
  INSERT INTO period_total
  SELECT l.business_id, 'cash_movement', date_trunc('month', l.datetime, 'UTC')::date, l.ledger_id, sum(l.debit), sum(l.credit)
  FROM (
    SELECT business_id, journal_entry_id, datetime, ledger_id, CASE debit_credit WHEN 'debit' THEN amount ELSE 0 END AS debit,
      CASE debit_credit WHEN 'credit' THEN amount ELSE 0 END AS credit
    FROM line_entry WHERE superseded_at IS NULL AND is_cash_movement
    UNION ALL
    SELECT business_id, journal_entry_id, datetime, ledger_id, debit, credit FROM cash_share) AS l
  JOIN journal_entry e ON e.business_id = l.business_id AND e.id = l.journal_entry_id AND NOT e.is_before_start
  GROUP BY 1, 2, 3, 4;`;

/**
 * Has the books count as an earlier version of the service did, and forget that these migrations were run.
 * @param earlier makes a temporary table `earlier` of what each line explains: `business_id`, `journal_entry_id`, `id`, the
 * line's `ledger_id`, the ledger `on_ledger`, `datetime`, `debit_credit`, and `amount` on that side
 */
async function putBack(owner: Client, earlier: string, migrations: readonly string[]): Promise<void> {
  // As books that have been there for a while have it: a plan without would compare every row with every other.
  await owner.query('ANALYZE');
  await owner.query('BEGIN');
  // What the database itself would refuse in locked books.
  await owner.query('SET LOCAL session_replication_role = replica');
  await owner.query(earlier);
  await owner.query(writeEarlier);
  await owner.query('DELETE FROM migration WHERE name = ANY($1)', [migrations]);
  await owner.query('COMMIT');
}

/** What each line in force counts on, by entry, and the entries' versions. */
export async function kept(owner: Client) {
  const counts = await owner.query<{ entry: string; counts: string }>(`
    SELECT journal_entry_id AS entry, string_agg(concat_ws(' ', id, ledger_id, debit, credit), ', ' ORDER BY id, ledger_id) AS counts
    FROM (
      SELECT journal_entry_id, id, ledger_id, NULL AS debit, NULL AS credit FROM line_entry
      WHERE superseded_at IS NULL AND is_cash_movement
      UNION ALL
      SELECT journal_entry_id, line_entry_id, ledger_id, debit, credit FROM cash_share) AS counted
    GROUP BY 1`);
  const versions = await owner.query<{ id: string; version: number; updated_at: Date }>(
    'SELECT id, version, updated_at FROM journal_entry',
  );
  return {
    counts: new Map(counts.rows.map((row) => [row.entry, row.counts])),
    versions: new Map(versions.rows.map((row) => [row.id, row])),
  };
}

/**
 * Has the books count as an earlier version did, and expects of the migration that it makes what the service writes now, and
 * raises the version of those entries alone that it changes.
 * @param leastDiffering that many entries at least counted otherwise
 */
export async function expectComputedAgain(
  service: TestService,
  earlierRule: string,
  migration: string,
  leastDiffering: number,
): Promise<void> {
  const now = await kept(service.owner);
  await putBack(service.owner, earlierRule, [migration]);
  const earlier = await kept(service.owner);
  const ids = new Set([...now.counts.keys(), ...earlier.counts.keys()]);
  const differing = [...ids].filter((id) => earlier.counts.get(id) !== now.counts.get(id));
  expect(differing.length).toBeGreaterThanOrEqual(leastDiffering);
  expect((await service.differences()).length).toBeGreaterThan(0);

  await migrateAccounting(service.databaseUrl);
  expect(await service.differences()).toEqual([]);
  const after = await kept(service.owner);
  expect(after.counts).toEqual(now.counts);
  const touched = [...after.versions].flatMap(([id, { version, updated_at: at }]) => {
    const before = earlier.versions.get(id);
    if (before?.version === version)
      return before.updated_at.getTime() === at.getTime() ? [] : ['another time'];
    return version === (before?.version ?? 0) + 1 ? [id] : ['another version'];
  });
  expect(touched.sort()).toEqual(differing.sort());
}
