import sql, { raw } from 'sql-template-tag';
import type { ItemKind } from '@/lib/contract/item-kind';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { postingRules } from '../../domain/postings/open-item';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';

/** The postings of a bill or invoice that were voided. */
export type FormerPostings = {
  /** The entry that was voided last; null where none was. */
  lastId: string | null;
  /** Until when one stands whose reversal is later than it, as its day was locked; null where none does. */
  voidedAfterLock: Instant | null;
};

export async function findFormerPostings(
  db: Queryable,
  businessId: string,
  kind: ItemKind,
  id: string,
): Promise<FormerPostings> {
  const business = uuid('business', businessId);
  const [row] = await db.rows<{ last: string | null; until: Instant | null }>(sql`
    SELECT (array_agg(posting.id ORDER BY reversal.id DESC))[1] AS last,
      max(reversal.datetime) FILTER (WHERE reversal.datetime > posting.datetime) AS until
    FROM journal_entry reversal
    JOIN journal_entry posting ON posting.business_id = ${business} AND posting.id = reversal.reversal_of
    WHERE reversal.business_id = ${business} AND reversal.${raw(kind)}_id = ${uuid(kind, id)}
      AND reversal.categorization_method = ${postingRules[kind].method}`);
  const last = row?.last ?? null;
  return {
    lastId: last === null ? null : encodeIdentifier('journal_entry', last),
    voidedAfterLock: row?.until ?? null,
  };
}
