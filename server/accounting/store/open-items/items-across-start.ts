import sql, { raw } from 'sql-template-tag';
import type { ItemKind } from '@/lib/contract/item-kind';
import type { Instant } from '@/lib/dates/instant';
import type { ItemsAcrossStart } from '../../domain/businesses/refuse-across-start';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { controlMovements } from './control-movements';
import { tables } from './item-rows';

/** So many are named. */
const most = 3;

/**
 * The bills or invoices that another start of the books would take in only in part: owed on one side of it and settled on the other.
 * Those of which the present start does so already are none of them.
 */
export async function findItemsAcrossStart(
  db: Queryable,
  businessId: string,
  kind: ItemKind,
  { before, after }: { before: Instant; after: Instant },
): Promise<ItemsAcrossStart> {
  const business = uuid('business', businessId);
  const item = raw(kind);
  const [from, until] = before < after ? [before, after] : [after, before];
  const within = sql`business_id = ${business} AND datetime >= ${from} AND datetime < ${until}`;
  const { ofItems } = controlMovements(businessId, kind, 'accrual', { withBeforeStart: true });
  const apart = (start: Instant) => sql`
    coalesce(sign(sum(amount) FILTER (WHERE datetime < ${start})) * sign(sum(amount) FILTER (WHERE datetime >= ${start})), 0)`;
  const rows = await db.rows<{ number: string; count: number; voided: number }>(sql`
    WITH item AS MATERIALIZED (
      SELECT ${item}_id AS id FROM journal_entry WHERE ${within} AND ${item}_id IS NOT NULL
      UNION SELECT ${item}_id FROM payment WHERE ${within} AND ${item}_id IS NOT NULL
      UNION SELECT ${item}_id FROM credit_application WHERE ${within} AND ${item}_id IS NOT NULL),
    across AS (
      SELECT id FROM (${ofItems}) AS movement GROUP BY id
      HAVING ${apart(after)} < 0 AND ${apart(before)} >= 0)
    SELECT i.number, (count(*) OVER ())::int AS count,
      (count(*) FILTER (WHERE i.status = 'voided') OVER ())::int AS voided
    FROM across JOIN ${item} i ON i.business_id = ${business} AND i.id = across.id
    ORDER BY i.${raw(tables[kind].postedAt)}, i.id LIMIT ${most}`);
  const { count, voided } = rows[0] ?? { count: 0, voided: 0 };
  return { kind, count, voided, numbers: rows.map(({ number }) => number) };
}
