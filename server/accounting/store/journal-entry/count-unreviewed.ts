import sql, { raw } from 'sql-template-tag';
import {
  type Day,
  dayOf,
  type Instant,
  startOfDay,
  startOfMonth,
  startOfNextMonth,
} from '@/lib/dates/instant';
import type { Queryable, Transaction } from '../database';
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
export async function foldUnreviewed(db: Transaction, businessId: string): Promise<void> {
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

/** How many entries of a business have a line on the ledger and are not confirmed. Bounds inclusive. */
export async function countUnreviewedOnLedger(
  db: Queryable,
  businessId: string,
  ledgerId: string,
  bounds: { from: Instant; through: Instant },
): Promise<number> {
  const business = uuid('business', businessId);
  const open = await unreviewedMonths(db, business, bounds);
  if (!open) return 0;
  const within = (row: 'e' | 'l') =>
    sql`${raw(row)}.datetime >= ${open.from} AND ${raw(row)}.datetime <= ${open.through}`;
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

/** The part of a stretch of time in which there are unreviewed entries; null where there are none. Bounds inclusive. */
async function unreviewedMonths(
  db: Queryable,
  business: string,
  { from, through }: { from: Instant; through: Instant },
): Promise<{ from: Instant; through: Instant } | null> {
  const [months] = await db.rows<{ first: Day | null; last: Day | null }>(sql`
    SELECT min(month) AS first, max(month) AS last FROM (
      SELECT month FROM unreviewed_count
      WHERE business_id = ${business} AND month >= ${dayOf(startOfMonth(from))}::date AND month <= ${dayOf(through)}::date
      GROUP BY month HAVING sum(entries) > 0) AS months`);
  if (!months?.first || !months.last) return null;
  const [first, afterLast] = [startOfDay(months.first), startOfNextMonth(startOfDay(months.last))];
  return { from: first > from ? first : from, through: afterLast < through ? afterLast : through };
}
