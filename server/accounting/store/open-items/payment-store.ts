import sql, { raw } from 'sql-template-tag';
import type { ItemKind } from '@/lib/contract/item-kind';
import type { Instant } from '@/lib/dates/instant';
import { groupBy } from '@/lib/group-by';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { ItemPayment, Payment, Refund, TransactionUse } from '../../domain/postings/open-item';
import type { DatabaseTransaction, Queryable } from '../database';
import { encodeOrNull, uuid } from '../identifiers';
import { accountColumns, onAccountOfRow } from '../journal-entry/rows';

type Row = {
  id: string;
  bill_id: string | null;
  invoice_id: string | null;
  vendor_id: string | null;
  customer_id: string | null;
  transaction_id: string;
  journal_entry_id: string | null;
  amount: bigint;
  datetime: Instant;
  taken: {
    ledger_id: string;
    amount: string;
    description: string;
    tag_ids: string[];
    on_account?: { vendor_id: string | null; customer_id: string | null };
  }[];
  created_at: Instant;
};

/** A new payment's two identifiers: they name one row. */
export function paymentIds(
  kind: TransactionUse['kind'],
  paymentId: string,
): Pick<Payment, 'id' | 'paymentId'> {
  const shownAs = kind === 'bill' || kind === 'invoice' ? (`${kind}_payment` as const) : 'refund_payment';
  return { id: encodeIdentifier(shownAs, uuid('payment', paymentId)), paymentId };
}

export async function insertPayment(
  db: DatabaseTransaction,
  businessId: string,
  payment: TransactionUse,
): Promise<void> {
  const taken = payment.taken.map((part) => ({
    ledger_id: uuid('ledger', part.ledgerId),
    amount: part.amount.toString(),
    description: part.description,
    tag_ids: part.tagIds.map((id) => uuid('tag', id)),
    ...(part.onAccount && { on_account: accountColumns(part.onAccount) }),
  }));
  await db.rows(sql`
    INSERT INTO payment (business_id, id, ${raw(`${payment.kind}_id`)}, transaction_id, amount, datetime, taken, created_at)
    VALUES (${uuid('business', businessId)}, ${uuid('payment', payment.paymentId)},
      ${uuid(payment.kind, 'itemId' in payment ? payment.itemId : payment.partyId)}, ${uuid('transaction', payment.transactionId)},
      ${payment.amount.toString()}::bigint, ${payment.datetime}, ${JSON.stringify(taken)}::jsonb, ${payment.createdAt})`);
  raiseTransaction(db, businessId, payment.transactionId, payment.createdAt);
}

/** The transaction shows what it pays: another version of it, with every payment that comes or goes. */
function raiseTransaction(
  db: DatabaseTransaction,
  businessId: string,
  transactionId: string,
  at: Instant,
): void {
  db.send(sql`
    UPDATE transaction SET version = version + 1, updated_at = ${at}
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('transaction', transactionId)}`);
}

export async function markRemoved(
  db: DatabaseTransaction,
  businessId: string,
  payment: Payment,
  at: Instant,
): Promise<void> {
  await db.rows(sql`
    UPDATE payment SET removed_at = ${at}
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('payment', payment.paymentId)}`);
  // A link that made the payment goes with it.
  db.send(sql`
    UPDATE transaction_link SET status = 'declined', payment_id = NULL, updated_at = ${at}
    WHERE business_id = ${uuid('business', businessId)} AND payment_id = ${uuid('payment', payment.paymentId)}`);
  raiseTransaction(db, businessId, payment.transactionId, at);
}

/** The item that the payment with this identifier (as the item shows it) pays; null when there is none. */
export async function findPaidItem(
  db: Queryable,
  businessId: string,
  kind: ItemKind,
  id: string,
): Promise<string | null> {
  const [row] = await db.rows<{ item_id: string }>(sql`
    SELECT ${raw(`${kind}_id`)} AS item_id FROM payment
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid(`${kind}_payment`, id)}
      AND ${raw(`${kind}_id`)} IS NOT NULL AND removed_at IS NULL`);
  return encodeOrNull(kind, row?.item_id ?? null);
}

const withEntry = sql`
  SELECT p.*, (SELECT e.id FROM journal_entry e
    WHERE e.business_id = p.business_id AND e.transaction_id = p.transaction_id) AS journal_entry_id
  FROM payment p`;

/** The payments of these items, by item, in time order. */
export async function findPayments(
  db: Queryable,
  businessId: string,
  kind: ItemKind,
  itemIds: readonly string[],
): Promise<Map<string, ItemPayment[]>> {
  const rows = await db.rows<Row>(sql`
    ${withEntry} WHERE p.business_id = ${uuid('business', businessId)} AND p.removed_at IS NULL
      AND p.${raw(`${kind}_id`)} = ANY(${itemIds.map((id) => uuid(kind, id))}::uuid[])
    ORDER BY p.datetime, p.id`);
  return groupBy(rows.map(paymentOf), (payment) => payment.itemId);
}

/** What these transactions pay and refund, by transaction, in time order. */
export async function findUsesOfTransactions(
  db: Queryable,
  businessId: string,
  transactionIds: readonly string[],
): Promise<Map<string, TransactionUse[]>> {
  const rows = await db.rows<Row>(sql`
    ${withEntry} WHERE p.business_id = ${uuid('business', businessId)} AND p.removed_at IS NULL
      AND p.transaction_id = ANY(${transactionIds.map((id) => uuid('transaction', id))}::uuid[])
    ORDER BY p.datetime, p.id`);
  return groupBy(rows.map(useOf), (use) => use.transactionId);
}

/** What the payments with these identifiers pay: the bills and the invoices. */
export async function findItemsOfPayments(
  db: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<Record<ItemKind, string[]>> {
  const rows = await db.rows<{ bill_id: string | null; invoice_id: string | null }>(sql`
    SELECT DISTINCT bill_id, invoice_id FROM payment
    WHERE business_id = ${uuid('business', businessId)} AND id = ANY(${ids.map((id) => uuid('payment', id))}::uuid[])`);
  const idsOf = (kind: ItemKind) => rows.flatMap((row) => encodeOrNull(kind, row[`${kind}_id`]) ?? []);
  return { bill: idsOf('bill'), invoice: idsOf('invoice') };
}

/** The refund with this identifier (as its transaction shows it); null when there is none. */
export async function findRefund(db: Queryable, businessId: string, id: string): Promise<Refund | null> {
  const [row] = await db.rows<Row>(sql`
    ${withEntry} WHERE p.business_id = ${uuid('business', businessId)} AND p.id = ${uuid('refund_payment', id)}
      AND p.removed_at IS NULL AND (p.vendor_id IS NOT NULL OR p.customer_id IS NOT NULL)`);
  return row ? refundOf(row) : null;
}

function useOf(row: Row): TransactionUse {
  return row.bill_id === null && row.invoice_id === null ? refundOf(row) : paymentOf(row);
}

function refundOf(row: Row): Refund {
  const kind = row.vendor_id === null ? 'customer' : 'vendor';
  const { kind: _kind, itemId: _itemId, id: _id, ...payment } = paymentOf(row);
  return {
    ...payment,
    ...paymentIds(kind, payment.paymentId),
    kind,
    partyId: encodeOrNull(kind, row[`${kind}_id`]) ?? '',
  };
}

function paymentOf(row: Row): ItemPayment {
  const kind = row.bill_id === null ? 'invoice' : 'bill';
  return {
    ...paymentIds(kind, encodeIdentifier('payment', row.id)),
    kind,
    itemId: encodeOrNull(kind, row[`${kind}_id`]) ?? '',
    transactionId: encodeIdentifier('transaction', row.transaction_id),
    journalEntryId: encodeOrNull('journal_entry', row.journal_entry_id),
    amount: row.amount,
    datetime: row.datetime,
    taken: row.taken.map((part) => ({
      ledgerId: encodeIdentifier('ledger', part.ledger_id),
      amount: BigInt(part.amount),
      description: part.description,
      tagIds: part.tag_ids.map((id) => encodeIdentifier('tag', id)),
      ...(part.on_account && { onAccount: onAccountOfRow(part.on_account) }),
    })),
    createdAt: row.created_at,
  };
}
