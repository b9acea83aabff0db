import sql from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';

/**
 * How many entries are not confirmed in each of several stretches of time that follow one another.
 * @param starts ascending; a stretch ends where the next one starts, the last with `through`
 */
export async function countUnreviewed(
  db: Queryable,
  businessId: string,
  starts: readonly Instant[],
  through: Instant,
): Promise<number[]> {
  const rows = await db.rows<{ stretch: number; count: bigint }>(sql`
    SELECT width_bucket(datetime, ${starts}::timestamptz[]) AS stretch, count(*) AS count FROM journal_entry
    WHERE business_id = ${uuid('business', businessId)} AND review_status <> 'confirmed'
      AND datetime >= ${starts[0]} AND datetime <= ${through}
    GROUP BY 1`);
  const counts = new Map(rows.map(({ stretch, count }) => [stretch, Number(count)]));
  return starts.map((_, index) => counts.get(index + 1) ?? 0);
}

/** The same of the entries that have a line on the ledger. Bounds inclusive. */
export async function countUnreviewedOnLedger(
  db: Queryable,
  businessId: string,
  ledgerId: string,
  bounds: { from: Instant; through: Instant },
): Promise<number> {
  const business = uuid('business', businessId);
  const [row] = await db.rows<{ count: bigint }>(sql`
    SELECT count(*) AS count FROM journal_entry e
    WHERE e.business_id = ${business} AND e.review_status <> 'confirmed'
      AND e.datetime >= ${bounds.from} AND e.datetime <= ${bounds.through}
      AND EXISTS (
        SELECT FROM line_entry l
        WHERE l.business_id = ${business} AND l.journal_entry_id = e.id AND l.superseded_at IS NULL
          AND l.basis <> 'cash' AND l.ledger_id = ${uuid('ledger', ledgerId)})`);
  return Number(row?.count ?? 0n);
}
