import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { ItemKind } from '@/lib/contract/item-kind';
import type { Instant } from '@/lib/dates/instant';
import type { ItemByKind } from '../../domain/postings/any-item';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { cutPage, type Keyset, keysetOrder, keysetWindow, type Page, readFittingPage } from '../keyset';
import { saysText } from '../text-search';
import { tables } from './item-rows';
import { itemsWithPayments, linesOfItems, selectItems } from './item-store';
import { type ProbablyPaid, probablyPaidItems } from './probable-payments';

/** Bounds inclusive. */
export type ItemFilter = {
  statuses?: readonly string[] | undefined;
  partyId?: string | undefined;
  dueFrom?: Instant | undefined;
  dueThrough?: Instant | undefined;
  /** In the number, the description or the party's name, in any case. */
  contains?: string | undefined;
  /**
   * Of those that the aging counts, posted between the start of the books and an instant: whether transactions up to that
   * probably pay what is open in full.
   */
  probablyPaid?: { is: boolean; paid: ProbablyPaid; from: Instant; through: Instant } | undefined;
};

const columns = ['due_at', 'id'] as const;

/** Bills or invoices by due date and identifier. */
export function listItems<Kind extends ItemKind>(
  db: Queryable,
  businessId: string,
  kind: Kind,
  filter: ItemFilter,
  keyset: Keyset,
): Promise<Page<ItemByKind[Kind]>> {
  const { party, postedAt } = tables[kind];
  const conditions: Sql[] = [];
  if (filter.statuses) conditions.push(sql`status = ANY(${filter.statuses}::text[])`);
  if (filter.partyId) conditions.push(sql`${raw(party)}_id = ${uuid(party, filter.partyId)}`);
  if (filter.dueFrom) conditions.push(sql`due_at >= ${filter.dueFrom}`);
  if (filter.dueThrough) conditions.push(sql`due_at <= ${filter.dueThrough}`);
  if (filter.probablyPaid) {
    const { is, paid, from, through } = filter.probablyPaid;
    const items = probablyPaidItems(businessId, kind, paid, through);
    conditions.push(is ? sql`id IN (${items})` : sql`id NOT IN (${items})`);
    conditions.push(sql`${raw(postedAt)} BETWEEN ${from} AND ${through}`);
  }
  if (filter.contains) conditions.push(says(kind, filter.contains));
  return readFittingPage(keyset, async (part, mostLines) => {
    const asked = join([...conditions, keysetWindow(part, columns)], ' AND ');
    const rest = sql`AND ${asked} ORDER BY ${keysetOrder(part, columns)} LIMIT ${part.size + 1}`;
    const page = cutPage(
      await selectItems(db, businessId, kind, rest),
      part,
      (row) => [row.due_at, row.id],
      (row) => row,
    );
    const lines = await linesOfItems(db, businessId, kind, page.items, mostLines + 1);
    if (lines.length > mostLines) return null;
    return { ...page, items: await itemsWithPayments(db, businessId, kind, page.items, lines) };
  });
}

function says(kind: ItemKind, text: string): Sql {
  const { party } = tables[kind];
  return sql`(${saysText(sql`number`, text)} OR ${saysText(sql`description`, text)} OR EXISTS (
    SELECT FROM ${raw(party)} party
    WHERE party.business_id = ${raw(kind)}.business_id AND party.id = ${raw(kind)}.${raw(party)}_id
      AND ${saysText(sql`party.name`, text)}))`;
}
