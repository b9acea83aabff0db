import sql, { raw } from 'sql-template-tag';
import type { ItemKind } from '@/lib/contract/item-kind';
import { type Day, endOfDay, type Instant } from '@/lib/dates/instant';
import type { Sum } from '../../domain/postings/age-parties';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { tables } from './item-rows';
import { openAmountOf } from './open-item-store';

/** Open bills or invoices that no aging of the day counts. Minor units. */
export type UncountedItems = { issuedLater: Sum; beforeStart: Sum };

/** Those issued after the day (UTC), and those from before the start of the books, with what is open of them now. */
export async function findUncounted(
  db: Queryable,
  { id: businessId, entries_start: booksStart }: { id: string; entries_start: Instant },
  kind: ItemKind,
  asOf: Day,
): Promise<UncountedItems> {
  const postedAt = sql`i.${raw(tables[kind].postedAt)}`;
  const rows = await db.rows<{ is_later: boolean; count: number; amount: bigint }>(sql`
    SELECT is_later, count(*)::integer AS count, sum(open)::bigint AS amount FROM (
      SELECT ${postedAt} >= ${booksStart} AS is_later, ${openAmountOf(businessId, kind)} AS open
      FROM ${raw(kind)} i
      WHERE i.business_id = ${uuid('business', businessId)} AND i.status = 'open'
        AND (${postedAt} > ${endOfDay(asOf)} OR ${postedAt} < ${booksStart})) AS uncounted
    WHERE open > 0 GROUP BY is_later`);
  const sumOf = (isLater: boolean): Sum => {
    const found = rows.find((row) => row.is_later === isLater);
    return { count: found?.count ?? 0, amount: found?.amount ?? 0n };
  };
  return { issuedLater: sumOf(true), beforeStart: sumOf(false) };
}
