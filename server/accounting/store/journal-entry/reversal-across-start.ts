import sql from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import type { Queryable } from '../database';
import { encodeOrNull, uuid } from '../identifiers';

/**
 * The first entry that another start of the books would leave in them while its reversal is before it; null without one. One of which
 * the present start does so already is none, nor is what posts a bill or an invoice: these are asked for as items.
 */
export async function findReversedBeforeStart(
  db: Queryable,
  businessId: string,
  { before, after }: { before: Instant; after: Instant },
): Promise<string | null> {
  const business = uuid('business', businessId);
  const [found] = await db.rows<{ id: string }>(sql`
    SELECT original.id FROM journal_entry reversal
    JOIN journal_entry original ON original.business_id = ${business} AND original.id = reversal.reversal_of
    WHERE reversal.business_id = ${business} AND reversal.reversal_of IS NOT NULL
      AND reversal.datetime < ${after} AND original.datetime >= ${after}
      AND NOT (reversal.datetime < ${before} AND original.datetime >= ${before})
      AND original.bill_id IS NULL AND original.invoice_id IS NULL
    ORDER BY original.datetime, original.id LIMIT 1`);
  return encodeOrNull('journal_entry', found?.id ?? null);
}
