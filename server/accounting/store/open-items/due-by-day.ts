import sql, { raw } from 'sql-template-tag';
import type { DueOnDay } from '../../domain/postings/age-items';
import type { ItemKind } from '../../domain/postings/open-item';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { paidOfItem, totalOfItem } from './item-amounts';

/** What is open of bills or invoices, by the day (UTC) it is due. */
export function dueByDay(db: Queryable, businessId: string, kind: ItemKind): Promise<DueOnDay[]> {
  return db.rows<DueOnDay>(sql`
    SELECT to_char(due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day,
      count(*)::integer AS count, sum(greatest(total - paid, 0))::bigint AS amount
    FROM (
      SELECT i.due_at, coalesce(${paidOfItem(kind)}, 0) AS paid, coalesce(${totalOfItem(kind)}, 0) AS total
      FROM ${raw(kind)} i
      WHERE i.business_id = ${uuid('business', businessId)} AND i.status = 'open'
    ) AS items
    GROUP BY day`);
}
