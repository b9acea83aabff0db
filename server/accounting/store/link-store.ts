import sql, { raw, type Sql } from 'sql-template-tag';
import type { ItemKind } from '@/lib/contract/item-kind';
import type { LinkStatus } from '@/lib/contract/transaction-link';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { Link } from '../domain/links/link';
import type { EntryLink } from '../domain/postings/refuse-linked';
import type { DatabaseTransaction, Queryable } from './database';
import { uuid, uuidOrNull } from './identifiers';
import { type LinkRow, linkOf, linkRowOf, replacedRowOf } from './link-rows';

export function insertLinks(db: DatabaseTransaction, businessId: string, links: readonly Link[]): void {
  if (links.length > 0) db.insert({ transaction_link: links.map((link) => linkRowOf(businessId, link)) });
}

/** Saves what may change of a link: all but what it links. */
export async function saveLink(db: Queryable, businessId: string, link: Link): Promise<void> {
  await db.rows(sql`
    UPDATE transaction_link SET status = ${link.status}, amount = ${link.amount.toString()}::bigint,
      fee_amount = ${link.feeAmount?.toString() ?? null}::bigint, fee_ledger_id = ${uuidOrNull('ledger', link.feeLedgerId)},
      confidence = ${link.confidence}, reasons = ${JSON.stringify(link.reasons)}::jsonb, decided_by = ${link.decidedBy},
      group_id = ${uuidOrNull('transaction_link', link.groupId)}, payment_id = ${uuidOrNull('payment', link.paymentId)},
      replaced = ${JSON.stringify(link.replaced.map(replacedRowOf))}::jsonb,
      confirmed = ${JSON.stringify(link.confirmed ?? [])}::jsonb, updated_at = ${link.updatedAt}
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('transaction_link', link.id)}`);
}

export async function findLink(db: Queryable, businessId: string, id: string): Promise<Link | null> {
  const [link] = await select(db, businessId, sql`id = ${uuid('transaction_link', id)}`);
  return link ?? null;
}

/** The links of a group. */
export function findLinksOfGroup(db: Queryable, businessId: string, groupId: string): Promise<Link[]> {
  return select(db, businessId, sql`group_id = ${uuid('transaction_link', groupId)}`);
}

/** The link, locked against other decisions about it. */
export async function lockLink(db: Queryable, businessId: string, id: string): Promise<Link | null> {
  const [link] = await select(db, businessId, sql`id = ${uuid('transaction_link', id)} FOR NO KEY UPDATE`);
  return link ?? null;
}

/** The links of a group, locked, the first first. */
export function lockLinksOfGroup(db: Queryable, businessId: string, groupId: string): Promise<Link[]> {
  return select(
    db,
    businessId,
    sql`group_id = ${uuid('transaction_link', groupId)} ORDER BY id FOR NO KEY UPDATE`,
  );
}

/** What a link is about: the transaction, and the one other thing. */
export type LinkedPair = Pick<
  Link,
  'kind' | 'transactionId' | 'otherTransactionId' | 'billId' | 'invoiceId' | 'journalEntryId'
>;

/** The link of the pair, whatever its status, locked. */
export async function lockLinkOfPair(
  db: Queryable,
  businessId: string,
  pair: LinkedPair,
): Promise<Link | null> {
  const other =
    uuidOrNull('transaction', pair.otherTransactionId) ??
    uuidOrNull('bill', pair.billId) ??
    uuidOrNull('invoice', pair.invoiceId) ??
    uuidOrNull('journal_entry', pair.journalEntryId);
  const [link] = await select(
    db,
    businessId,
    sql`transaction_id = ${uuid('transaction', pair.transactionId)}
      AND coalesce(other_transaction_id, bill_id, invoice_id, journal_entry_id) = ${other}::uuid
      AND kind = ${pair.kind} FOR NO KEY UPDATE`,
  );
  return link ?? null;
}

/** The links of transactions, from either side, whatever their status. */
export async function findLinksOfTransactions(
  db: Queryable,
  businessId: string,
  transactionIds: readonly string[],
): Promise<Link[]> {
  if (transactionIds.length === 0) return [];
  const ids = transactionIds.map((id) => uuid('transaction', id));
  const [own, other] = await Promise.all([
    select(db, businessId, sql`transaction_id = ANY(${ids}::uuid[])`),
    select(db, businessId, sql`other_transaction_id = ANY(${ids}::uuid[])`),
  ]);
  const known = new Set(own.map((link) => link.id));
  return [...own, ...other.filter((link) => !known.has(link.id))];
}

/** The link by which a transaction has taken over the hand-made entry, if one has. */
export async function findTakingOver(
  db: Queryable,
  businessId: string,
  entryId: string,
): Promise<Link | null> {
  const ofEntry = sql`journal_entry_id = ${uuid('journal_entry', entryId)} AND kind = 'same' AND status = 'linked'`;
  const [link] = await select(db, businessId, ofEntry);
  return link ?? null;
}

/** The links by which money came back of payments by these transactions. */
export async function findLinkedRefunds(
  db: Queryable,
  businessId: string,
  paymentIds: readonly string[],
): Promise<Link[]> {
  const ids = paymentIds.map((id) => uuid('transaction', id));
  const linked = sql`other_transaction_id = ANY(${ids}::uuid[]) AND kind = 'refund' AND status = 'linked'`;
  return ids.length === 0 ? [] : select(db, businessId, linked);
}

/**
 * By transaction, the link that decides what its entry says opposite the bank: of a transfer either leg, of a refund the money
 * back, of the same movement the transaction that took over.
 */
export async function findEntryLinks(
  db: Queryable,
  businessId: string,
  transactionIds: readonly string[],
): Promise<ReadonlyMap<string, EntryLink>> {
  const found = new Map<string, EntryLink>();
  for (const link of await findLinksOfTransactions(db, businessId, transactionIds)) {
    const { id, kind, transactionId, otherTransactionId } = link;
    if (link.status !== 'linked' || kind === 'payment') continue;
    found.set(transactionId, { id, kind });
    if (kind === 'transfer' && otherTransactionId !== null) found.set(otherTransactionId, { id, kind });
  }
  return found;
}

/** The entries of the other legs, where these entries are of legs of transfers, by default of linked ones. */
export async function findOtherLegs(
  db: Queryable,
  businessId: string,
  entryIds: readonly string[],
  statuses: readonly LinkStatus[] = ['linked'],
): Promise<string[]> {
  const business = uuid('business', businessId);
  const ids = entryIds.map((id) => uuid('journal_entry', id));
  const other = (own: Sql, its: Sql) => sql`
    SELECT o.id FROM journal_entry e
    JOIN transaction_link k ON k.business_id = ${business} AND k.${own} = e.transaction_id
      AND k.kind = 'transfer' AND k.status = ANY(${statuses}::text[])
    JOIN journal_entry o ON o.business_id = ${business} AND o.transaction_id = k.${its}
    WHERE e.business_id = ${business} AND e.id = ANY(${ids}::uuid[])`;
  const [leaves, arrives] = [raw('transaction_id'), raw('other_transaction_id')];
  const [one, two] = await Promise.all([
    db.rows<{ id: string }>(other(leaves, arrives)),
    db.rows<{ id: string }>(other(arrives, leaves)),
  ]);
  return [...one, ...two].map((row) => encodeIdentifier('journal_entry', row.id));
}

async function select(db: Queryable, businessId: string, condition: Sql): Promise<Link[]> {
  const rows = await db.rows<LinkRow>(sql`
    SELECT * FROM transaction_link WHERE business_id = ${uuid('business', businessId)} AND ${condition}`);
  return rows.map(linkOf);
}

export function deleteLinksOfTransactions(
  db: DatabaseTransaction,
  businessId: string,
  transactionIds: readonly string[],
): void {
  const ids = transactionIds.map((id) => uuid('transaction', id));
  for (const column of ['transaction_id', 'other_transaction_id']) {
    db.send(sql`
      DELETE FROM transaction_link
      WHERE business_id = ${uuid('business', businessId)} AND ${raw(column)} = ANY(${ids}::uuid[])`);
  }
}

/** Deletes the suggested payments of the bill or invoice by other transactions than the decided ones, with their groups. Gives those. */
export async function deleteSuggestedPayments(
  db: Queryable,
  businessId: string,
  kind: ItemKind,
  itemId: string,
  decided: readonly string[],
): Promise<string[]> {
  const business = uuid('business', businessId);
  const others = sql`transaction_id <> ALL(${decided.map((id) => uuid('transaction', id))}::uuid[])`;
  const isSuggested = sql`business_id = ${business} AND kind = 'payment' AND status = 'suggested' AND ${others}`;
  // Locked in the order of all: a group is of several bills or invoices, and each may be paid at the moment.
  const rows = await db.rows<{ transaction_id: string }>(sql`
    WITH own AS (
      SELECT id, group_id FROM transaction_link WHERE ${raw(kind)}_id = ${uuid(kind, itemId)} AND ${isSuggested}),
    held AS (
      SELECT id FROM transaction_link
      WHERE ${isSuggested} AND (id IN (SELECT id FROM own) OR group_id IN (SELECT group_id FROM own))
      ORDER BY id FOR UPDATE)
    DELETE FROM transaction_link WHERE business_id = ${business} AND id IN (SELECT id FROM held) RETURNING transaction_id`);
  return [...new Set(rows.map((row) => encodeIdentifier('transaction', row.transaction_id)))];
}

/** The entries that post these transactions. */
export async function findEntriesOfTransactions(
  db: Queryable,
  businessId: string,
  transactionIds: readonly string[],
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    SELECT id FROM journal_entry WHERE business_id = ${uuid('business', businessId)}
      AND transaction_id = ANY(${transactionIds.map((id) => uuid('transaction', id))}::uuid[]) ORDER BY id`);
  return rows.map((row) => encodeIdentifier('journal_entry', row.id));
}
