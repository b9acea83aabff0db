import sql, { raw } from 'sql-template-tag';
import type { Day } from '@/lib/dates/instant';
import type { DatabaseTransaction, Queryable } from '../database';
import { uuid } from '../identifiers';
import type { Stretch } from '../period-total-store';
import { customPlan } from '../search/find-ids';

/** How many entries are not confirmed, by interval: in whole months as they are kept, in parts of months one by one. */
export async function countUnreviewed(
  db: Queryable,
  businessId: string,
  months: readonly Stretch[],
  edges: readonly Stretch[],
): Promise<ReadonlyMap<number, number>> {
  const business = uuid('business', businessId);
  const bounds = (
    stretches: readonly Stretch[],
  ) => sql`unnest(${stretches.map(({ interval }) => interval)}::int[],
    ${stretches.map(({ from }) => from)}::timestamptz[], ${stretches.map(({ until }) => until)}::timestamptz[])
    AS s (interval, "from", until)`;
  const rows = await db.rows<{ interval: number; count: bigint }>(sql`
    SELECT interval, sum(entries) AS count FROM (
      SELECT s.interval, u.entries FROM unreviewed_count u
      JOIN ${bounds(months)} ON u.month >= s."from"::date AND u.month < s.until::date
      WHERE u.business_id = ${business}
      UNION ALL
      SELECT s.interval, (SELECT count(*) FROM journal_entry
        WHERE business_id = ${business} AND review_status <> 'confirmed' AND datetime >= s."from" AND datetime < s.until)
      FROM ${bounds(edges)}) AS counts
    GROUP BY interval`);
  return new Map(rows.map(({ interval, count }) => [interval, Number(count)]));
}

/**
 * Adds up what writers have counted of each month and status. It is read and inserted here, because a distributed database cannot
 * insert what the same statement deletes. Only one process at a time may do it (`mayFold`).
 */
export async function foldUnreviewed(db: DatabaseTransaction, businessId: string): Promise<void> {
  const business = uuid('business', businessId);
  const taken = await db.rows<{ month: Day; review_status: string; entries: bigint }>(sql`
    DELETE FROM unreviewed_count WHERE business_id = ${business} AND (month, review_status) IN (
      SELECT month, review_status FROM unreviewed_count WHERE business_id = ${business}
      GROUP BY month, review_status HAVING count(*) > 1)
    RETURNING month, review_status, entries`);
  const sums = new Map<string, (typeof taken)[number]>();
  for (const row of taken) {
    const key = `${row.month} ${row.review_status}`;
    sums.set(key, { ...row, entries: row.entries + (sums.get(key)?.entries ?? 0n) });
  }
  const left = [...sums.values()].filter(({ entries }) => entries !== 0n);
  if (left.length === 0) return;
  db.insert({
    unreviewed_count: left.map((row) => ({ ...row, business_id: business, entries: `${row.entries}` })),
  });
}

/** How many entries of the accrual book with a line on the ledger are not confirmed, counted one by one: for parts of months. */
export async function countUnreviewedOnLedger(
  db: Queryable,
  businessId: string,
  ledgerId: string,
  { from, until }: Stretch,
): Promise<number> {
  const business = uuid('business', businessId);
  const within = (row: 'e' | 'l') => sql`${raw(row)}.datetime >= ${from} AND ${raw(row)}.datetime < ${until}`;
  // The view lets the planner know how few entries of a business are unreviewed.
  const [counted] = await customPlan<{ count: bigint }>(
    db,
    sql`
    SELECT count(*) AS count FROM searched_entry e
    WHERE e.business_id = ${business} AND e.review_status <> 'confirmed' AND ${within('e')}
      AND EXISTS (
        SELECT FROM searched_line l
        WHERE l.business_id = ${business} AND l.journal_entry_id = e.id AND ${within('l')}
          AND l.basis <> 'cash' AND l.ledger_id = ${uuid('ledger', ledgerId)})`,
  );
  return Number(counted?.count ?? 0n);
}
