import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { ItemKind } from '@/lib/contract/item-kind';
import { groupBy } from '@/lib/group-by';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { stringifyJson } from '@/lib/json';
import type { AnyItem, ItemByKind } from '../../domain/postings/any-item';
import type { DatabaseTransaction, Queryable } from '../database';
import { uuid } from '../identifiers';
import { findCredits } from './credit-store';
import { itemOf, itemRowOf, lineRowOf, tables } from './item-rows';
import type { ItemRow, LineRow } from './item-table';
import { findPayments } from './payment-store';
import { findSettlements } from './settlement-store';

type LineOfItem = LineRow & { item_id: string };

/** Adds bills, or invoices: all of one kind. */
export function insertItems<Kind extends ItemKind>(
  db: DatabaseTransaction,
  businessId: string,
  kind: Kind,
  items: readonly ItemByKind[Kind][],
): void {
  db.insert({
    [kind]: items.map((item) => itemRowOf(businessId, item)),
    [`${kind}_line`]: items.flatMap((item) => item.lines.map((line) => lineRowOf(businessId, item, line))),
  });
}

const changing = [
  'number',
  'description',
  'due_at',
  'voided_at',
  'status',
  'metadata',
  'journal_entry_id',
  'settlement_entry_id',
  'settled_otherwise',
  'version',
  'updated_at',
];

/** Saves a changed bill or invoice; lines that are gone are deleted, and kept in the audit log. */
export async function saveItem(
  db: DatabaseTransaction,
  businessId: string,
  before: AnyItem,
  after: AnyItem,
): Promise<void> {
  const { kind, party, postedAt } = tables[after.kind];
  const assignments = [...changing, `${party}_id`, postedAt].map((column) => raw(`${column} = n.${column}`));
  const business = uuid('business', businessId);
  const id = uuid(kind, after.id);
  await db.rows(sql`
    UPDATE ${raw(kind)} i SET ${join(assignments)}
    FROM json_populate_record(NULL::${raw(kind)}, ${stringifyJson(itemRowOf(businessId, after))}) n
    WHERE i.business_id = ${business} AND i.id = ${id}`);
  const idsAfter = new Set(after.lines.map((line) => line.id));
  const idsBefore = new Set(before.lines.map((line) => line.id));
  const gone = [...idsBefore].filter((line) => !idsAfter.has(line)).map((line) => uuid(`${kind}_line`, line));
  if (gone.length > 0) {
    await db.rows(sql`
      DELETE FROM ${raw(kind)}_line
      WHERE business_id = ${business} AND ${raw(kind)}_id = ${id} AND id = ANY(${gone}::uuid[])`);
  }
  const added = after.lines.filter((line) => !idsBefore.has(line.id));
  if (added.length > 0) {
    db.insert({ [`${kind}_line`]: added.map((line) => lineRowOf(businessId, after, line)) });
  }
}

/** The bills or invoices with these identifiers, with lines and payments. */
export async function findItems<Kind extends ItemKind>(
  db: Queryable,
  businessId: string,
  kind: Kind,
  ids: readonly string[],
): Promise<ItemByKind[Kind][]> {
  const uuids = ids.map((id) => uuid(kind, id));
  const rows = await selectItems(db, businessId, kind, sql`AND id = ANY(${uuids}::uuid[]) ORDER BY id`);
  return itemsWithLines(db, businessId, kind, rows);
}

/** The bill or invoice, locked for change; what hangs on it is read once it is. */
export async function lockItem<Kind extends ItemKind>(
  db: Queryable,
  businessId: string,
  kind: Kind,
  id: string,
): Promise<ItemByKind[Kind] | null> {
  const rows = await selectItems(db, businessId, kind, sql`AND id = ${uuid(kind, id)} FOR NO KEY UPDATE`);
  const [item] = await itemsWithLines(db, businessId, kind, rows);
  return item ?? null;
}

/** Locks the vendor of the bill or the customer of the invoice for change. */
export async function lockPartyOfItem(
  db: Queryable,
  businessId: string,
  kind: ItemKind,
  id: string,
): Promise<void> {
  const party = raw(tables[kind].party);
  const business = uuid('business', businessId);
  await db.rows(sql`
    SELECT id FROM ${party}
    WHERE business_id = ${business}
      AND id = (SELECT ${party}_id FROM ${raw(kind)} WHERE business_id = ${business} AND id = ${uuid(kind, id)})
    FOR NO KEY UPDATE`);
}

/** The rows of bills or invoices of the business that the rest of the statement asks for. */
export function selectItems(
  db: Queryable,
  businessId: string,
  kind: ItemKind,
  rest: Sql,
): Promise<ItemRow[]> {
  const { party, postedAt } = tables[kind];
  const table = raw(kind);
  return db.rows<ItemRow>(sql`
    SELECT ${table}.*, ${raw(party)}_id AS party_id, ${raw(postedAt)} AS posted_at,
      (SELECT p.name FROM ${raw(party)} p
        WHERE p.business_id = ${table}.business_id AND p.id = ${table}.${raw(party)}_id) AS party_name,
      status IN ('draft', 'voided') AND NOT EXISTS (
        SELECT FROM journal_entry e
         WHERE e.business_id = ${table}.business_id AND e.${table}_id = ${table}.id) AS never_posted
    FROM ${table} WHERE business_id = ${uuid('business', businessId)} ${rest}`);
}

/** The bills or invoices of the rows, in their order, with lines and payments. */
export async function itemsWithLines<Kind extends ItemKind>(
  db: Queryable,
  businessId: string,
  kind: Kind,
  rows: readonly ItemRow[],
): Promise<ItemByKind[Kind][]> {
  return itemsWithPayments(db, businessId, kind, rows, await linesOfItems(db, businessId, kind, rows));
}

/** @param most reads no more than so many lines */
export function linesOfItems(
  db: Queryable,
  businessId: string,
  kind: ItemKind,
  rows: readonly ItemRow[],
  most?: number,
): Promise<LineOfItem[]> {
  const itemId = raw(`${kind}_id`);
  return db.rows<LineOfItem>(sql`
    SELECT *, ${itemId} AS item_id FROM ${raw(kind)}_line
    WHERE business_id = ${uuid('business', businessId)} AND ${itemId} = ANY(${rows.map((row) => row.id)}::uuid[])
    ORDER BY position ${most === undefined ? empty : sql`LIMIT ${most}`}`);
}

/** The same as `itemsWithLines`, of lines that were read before. */
export async function itemsWithPayments<Kind extends ItemKind>(
  db: Queryable,
  businessId: string,
  kind: Kind,
  rows: readonly ItemRow[],
  lines: readonly LineOfItem[],
): Promise<ItemByKind[Kind][]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => encodeIdentifier(kind, row.id));
  const [payments, credits, settlements] = await Promise.all([
    findPayments(db, businessId, kind, ids),
    findCredits(db, businessId, kind, ids),
    findSettlements(db, businessId, kind, ids),
  ]);
  const byItem = groupBy(lines, (line) => line.item_id);
  return rows.map((row) => {
    const id = encodeIdentifier(kind, row.id);
    return itemOf(kind, row, byItem.get(row.id) ?? [], {
      payments: payments.get(id) ?? [],
      credits: credits.get(id) ?? [],
      settlements: settlements.get(id) ?? [],
    });
  });
}
