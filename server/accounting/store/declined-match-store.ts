import sql from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import type { Queryable } from './database';
import { uuid } from './identifiers';

/** A pair that is not suggested any more. */
export async function insertDeclinedMatch(
  db: Queryable,
  businessId: string,
  documentId: string,
  transactionId: string,
  now: Instant,
): Promise<void> {
  await db.rows(sql`
    INSERT INTO declined_match (business_id, document_id, transaction_id, declined_at)
    VALUES (${uuid('business', businessId)}, ${uuid('document', documentId)}, ${uuid('transaction', transactionId)}, ${now})
    ON CONFLICT (business_id, document_id, transaction_id) DO NOTHING`);
}

export async function deleteDeclinedMatch(
  db: Queryable,
  businessId: string,
  documentId: string,
  transactionId: string,
): Promise<void> {
  await db.rows(sql`
    DELETE FROM declined_match WHERE business_id = ${uuid('business', businessId)}
      AND document_id = ${uuid('document', documentId)} AND transaction_id = ${uuid('transaction', transactionId)}`);
}
