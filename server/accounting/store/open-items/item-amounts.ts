import sql, { raw, type Sql } from 'sql-template-tag';
import type { ItemKind } from '../../domain/postings/open-item';

const lineAmounts: Record<ItemKind, string> = { bill: 'amount', invoice: 'gross - discount + tax' };

/** What the lines of the bill or invoice `i` add up to, in minor units; null when it has none. */
export function totalOfItem(kind: ItemKind): Sql {
  return sql`(SELECT sum(${raw(lineAmounts[kind])}) FROM ${raw(kind)}_line l
    WHERE l.business_id = i.business_id AND l.${raw(kind)}_id = i.id)`;
}

/** What was paid of the bill or invoice `i`, in minor units; null when nothing was. */
export function paidOfItem(kind: ItemKind): Sql {
  return sql`(SELECT sum(p.amount) FROM payment p
    WHERE p.business_id = i.business_id AND p.${raw(kind)}_id = i.id AND p.removed_at IS NULL)`;
}
