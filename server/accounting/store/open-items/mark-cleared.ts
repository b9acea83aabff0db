import sql, { raw } from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import type { AnyItem } from '../../domain/postings/any-item';
import type { DatabaseTransaction } from '../database';
import { uuid } from '../identifiers';
import { controlMovements } from './control-movements';

/** Keeps from when on the bill or invoice is settled for good; to be called once all that moves it is saved. */
export function markCleared(db: DatabaseTransaction, businessId: string, { kind, id }: AnyItem): void {
  const { ofItems } = controlMovements(businessId, kind, 'accrual');
  db.send(sql`
    WITH item AS (SELECT ${uuid(kind, id)}::uuid AS id)
    UPDATE ${raw(kind)} i SET cleared_at = (
      SELECT CASE WHEN sum(amount) = 0 THEN max(datetime) END FROM (${ofItems}) AS movement)
    WHERE i.business_id = ${uuid('business', businessId)} AND i.id = ${uuid(kind, id)}`);
}

/**
 * The same for every bill and invoice that anything of the time moves, after the start of the books was moved over it.
 * `from` inclusive, `until` not.
 */
export function markClearedBetween(
  db: DatabaseTransaction,
  businessId: string,
  { from, until }: { from: Instant; until: Instant },
): void {
  const business = uuid('business', businessId);
  const within = sql`business_id = ${business} AND datetime >= ${from} AND datetime < ${until}`;
  for (const kind of ['bill', 'invoice'] as const) {
    const item = raw(kind);
    const { ofItems } = controlMovements(businessId, kind, 'accrual');
    db.send(sql`
      WITH item AS MATERIALIZED (
        SELECT ${item}_id AS id FROM journal_entry WHERE ${within} AND ${item}_id IS NOT NULL
        UNION SELECT ${item}_id FROM payment WHERE ${within} AND ${item}_id IS NOT NULL
        UNION SELECT ${item}_id FROM credit_application WHERE ${within} AND ${item}_id IS NOT NULL),
      settled AS (
        SELECT id, max(datetime) AS at FROM (${ofItems}) AS movement GROUP BY id HAVING sum(amount) = 0)
      UPDATE ${item} i SET cleared_at = settled.at
      FROM item LEFT JOIN settled ON settled.id = item.id
      WHERE i.business_id = ${business} AND i.id = item.id AND i.cleared_at IS DISTINCT FROM settled.at`);
  }
}
