import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { ItemKind } from '@/lib/contract/item-kind';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { OpenItemFacts } from '../../domain/links/payments/open-item-facts';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { tables } from './item-rows';

/** Matching looks at the open items that are due last, at most so many. */
const mostOpen = 2000;

const totals: Record<ItemKind, string> = {
  bill: 'sum(l.amount)',
  invoice: 'sum(l.gross - l.discount + l.tax)',
};

/** What the bill or invoice `i` in scope, of which `id` and `settled_otherwise` are asked, lacks of being paid. */
export function openOf(businessId: string, kind: ItemKind): Sql {
  const business = uuid('business', businessId);
  const item = raw(kind);
  return sql`
      (coalesce((SELECT ${raw(totals[kind])} FROM ${item}_line l
          WHERE l.business_id = ${business} AND l.${item}_id = i.id), 0)
        - coalesce((SELECT sum(y.amount) FROM payment y
          WHERE y.business_id = ${business} AND y.${item}_id = i.id AND y.removed_at IS NULL), 0)
        - coalesce((SELECT sum(c.amount) FROM credit_application c
          WHERE c.business_id = ${business} AND c.${item}_id = i.id AND c.removed_at IS NULL), 0)
        - coalesce(i.settled_otherwise, 0))::bigint`;
}

/**
 * Open bills or invoices with what they lack of being paid; those that lack nothing are left out.
 * @param ids of these alone; null is all
 */
export async function findOpenItems(
  db: Queryable,
  businessId: string,
  kind: ItemKind,
  ids: readonly string[] | null = null,
): Promise<OpenItemFacts[]> {
  const business = uuid('business', businessId);
  const { party, postedAt } = tables[kind];
  const asked: Sql = ids === null ? empty : sql`AND i.id = ANY(${ids.map((id) => uuid(kind, id))}::uuid[])`;
  const item = raw(kind);
  const rows = await db.rows<{
    id: string;
    party_id: string;
    party_name: string;
    number: string;
    open: bigint;
    posted_at: Instant;
    due_at: Instant;
  }>(sql`
    SELECT i.id, i.party_id, p.name AS party_name, i.number, i.posted_at, i.due_at,
      ${openOf(businessId, kind)} AS open
    FROM (SELECT i.id, i.${raw(party)}_id AS party_id, i.number, i.${raw(postedAt)} AS posted_at, i.due_at, i.settled_otherwise
      FROM ${item} i WHERE i.business_id = ${business} AND i.status = 'open' ${asked}
      ORDER BY i.due_at DESC, i.id DESC LIMIT ${mostOpen}) AS i
    JOIN ${raw(party)} p ON p.business_id = ${business} AND p.id = i.party_id`);
  return rows
    .filter(({ open }) => open > 0n)
    .map((row) => ({
      kind,
      id: encodeIdentifier(kind, row.id),
      partyId: encodeIdentifier(party, row.party_id),
      partyName: row.party_name,
      number: row.number,
      open: row.open,
      issuedOn: (row.posted_at ?? row.due_at).slice(0, 10),
      dueOn: row.due_at.slice(0, 10),
    }));
}
