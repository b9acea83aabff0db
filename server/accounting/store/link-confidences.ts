import sql from 'sql-template-tag';
import type { Link } from '../domain/links/link';
import type { Queryable } from './database';
import { uuid } from './identifiers';

/** Saves how likely suggested links are now, and why. One that somebody decides on at the moment is left alone: nobody waits for this. */
export async function saveConfidences(
  db: Queryable,
  businessId: string,
  links: readonly Pick<Link, 'id' | 'confidence' | 'reasons' | 'updatedAt'>[],
): Promise<void> {
  if (links.length === 0) return;
  const business = uuid('business', businessId);
  const given = links.map(({ id, confidence, reasons, updatedAt }) => ({
    id: uuid('transaction_link', id),
    confidence,
    reasons,
    updated_at: updatedAt,
  }));
  await db.rows(sql`
    UPDATE transaction_link k SET confidence = g.confidence, reasons = g.reasons, updated_at = g.updated_at
    FROM json_to_recordset(${JSON.stringify(given)})
      AS g (id uuid, confidence double precision, reasons jsonb, updated_at timestamptz)
    WHERE k.business_id = ${business} AND k.id = g.id AND k.id IN (
      SELECT id FROM transaction_link
      WHERE business_id = ${business} AND id = ANY(${given.map(({ id }) => id)}::uuid[]) AND status = 'suggested'
      FOR NO KEY UPDATE SKIP LOCKED)`);
}
