import sql, { raw } from 'sql-template-tag';
import type { ItemKind } from '@/lib/contract/item-kind';
import type { Instant } from '@/lib/dates/instant';
import { postingRules } from '../../domain/postings/open-item';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';

/**
 * Until when a former posting of the bill or invoice stands whose reversal is later than it, as of one that was voided while
 * its day was locked; null where there is none.
 */
export async function findVoidedAfterLock(
  db: Queryable,
  businessId: string,
  kind: ItemKind,
  id: string,
): Promise<Instant | null> {
  const business = uuid('business', businessId);
  const [row] = await db.rows<{ until: Instant | null }>(sql`
    SELECT max(reversal.datetime) AS until
    FROM journal_entry reversal
    JOIN journal_entry posting ON posting.business_id = ${business} AND posting.id = reversal.reversal_of
    WHERE reversal.business_id = ${business} AND reversal.${raw(kind)}_id = ${uuid(kind, id)}
      AND reversal.categorization_method = ${postingRules[kind].method} AND reversal.datetime > posting.datetime`);
  return row?.until ?? null;
}
