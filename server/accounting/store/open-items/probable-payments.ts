import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { ItemKind } from '@/lib/contract/item-kind';
import type { CategorizationMethod, ReviewStatus } from '@/lib/contract/journal-entry';
import type { LedgerType } from '@/lib/contract/ledger';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { type PaymentClaim, probable } from '../../domain/links/payments/probable-payments';
import type { Queryable } from '../database';
import { encodeOrNull, uuid } from '../identifiers';
import { controlMovements } from './control-movements';

/** By item, what suggested payments probably pay of it, in minor units. */
export type ProbablyPaid = ReadonlyMap<string, bigint>;

/** Rows of `id` and `amount`, to be joined. */
export function rowsOfProbablyPaid(kind: ItemKind, paid: ProbablyPaid): Sql {
  const ids = [...paid.keys()].map((id) => uuid(kind, id));
  const amounts = [...paid.values()].map((amount) => amount.toString());
  return sql`SELECT * FROM unnest(${ids}::uuid[], ${amounts}::bigint[]) AS paid (id, amount)`;
}

/** The items of which as much is probably paid as is open at the instant. */
export function probablyPaidItems(
  businessId: string,
  kind: ItemKind,
  paid: ProbablyPaid,
  through: Instant,
): Sql {
  const { ofItems } = controlMovements(businessId, kind, 'accrual');
  return sql`
    WITH item AS MATERIALIZED (${rowsOfProbablyPaid(kind, paid)})
    SELECT id FROM item JOIN (
      SELECT id, sum(amount) AS balance FROM (${ofItems}) AS movement
      WHERE datetime <= ${through} GROUP BY id) AS open USING (id)
    WHERE balance > 0 AND item.amount >= balance`;
}

/** Whether a transaction is suggested as the payment of the item. */
export async function hasSuggestedPayments(
  db: Queryable,
  businessId: string,
  kind: ItemKind,
  id: string,
): Promise<boolean> {
  const rows = await db.rows(sql`
    SELECT FROM transaction_link
    WHERE business_id = ${uuid('business', businessId)} AND kind = 'payment' AND status = 'suggested'
      AND coalesce(bill_id, invoice_id) = ${uuid(kind, id)} LIMIT 1`);
  return rows.length > 0;
}

type Row = {
  id: string;
  group_id: string | null;
  item_id: string;
  transaction_id: string;
  amount: bigint;
  excess_amount: bigint | null;
  confidence: number;
  datetime: Instant;
  left: bigint;
  posted_at: Instant;
  review_status: ReviewStatus;
  categorization_method: CategorizationMethod;
  ledger_ids: string[] | null;
  types: LedgerType[] | null;
};

/** What a suggested payment claims, and where the entry of its transaction has put the money meanwhile. */
export type PostedClaim = PaymentClaim & {
  /** The day that the entry counts on: the bank's, unless somebody has moved it. */
  postedAt: Instant;
  reviewStatus: ReviewStatus;
  method: CategorizationMethod;
  /** The ledgers beside the bank, without those of payments, and their types, each once. */
  ledgerIds: string[];
  types: LedgerType[];
};

/**
 * The probable suggested payments of these items, and of all that compete with them: for the same transactions, and for the items
 * of those. What a link says already of a transaction is left out, and so is a transaction whose entry was reversed.
 * @param ids null is all items
 */
export async function findPaymentClaims(
  db: Queryable,
  businessId: string,
  kind: ItemKind,
  ids: readonly string[] | null,
): Promise<PostedClaim[]> {
  if (ids?.length === 0) return [];
  const business = uuid('business', businessId);
  const claims = (condition: Sql) => sql`
    SELECT k.id, k.group_id, coalesce(k.bill_id, k.invoice_id) AS item_id, k.transaction_id, k.amount, k.excess_amount, k.confidence
    FROM transaction_link k WHERE k.business_id = ${business} AND k.kind = 'payment' AND k.status = 'suggested'
      AND k.confidence > ${probable} AND ${condition}`;
  const own = ids
    ? sql`coalesce(k.bill_id, k.invoice_id) = ANY(${ids.map((id) => uuid(kind, id))}::uuid[])`
    : sql`k.${raw(kind)}_id IS NOT NULL`;
  const competing = ids
    ? sql`UNION SELECT other.* FROM claim CROSS JOIN LATERAL (
        ${claims(sql`k.transaction_id = claim.transaction_id`)}
        UNION ALL ${claims(sql`coalesce(k.bill_id, k.invoice_id) = claim.item_id`)}) AS other`
    : empty;
  const linked = (column: string) => sql`
    SELECT FROM transaction_link o WHERE o.business_id = ${business} AND o.${raw(column)} = claim.transaction_id
      AND o.status = 'linked'`;
  const rows = await db.rows<Row>(sql`
    WITH RECURSIVE claim AS (${claims(own)} ${competing}), found AS MATERIALIZED (
      SELECT claim.*, t.datetime, t.external_account_id, (abs(t.amount) - coalesce((SELECT sum(y.amount) FROM payment y
        WHERE y.business_id = ${business} AND y.transaction_id = claim.transaction_id AND y.removed_at IS NULL), 0))::bigint AS left
      FROM claim JOIN transaction t ON t.business_id = ${business} AND t.id = claim.transaction_id
      WHERE NOT EXISTS (${linked('transaction_id')} AND o.kind <> 'payment')
        AND NOT EXISTS (${linked('other_transaction_id')} AND o.kind = 'transfer'))
    SELECT found.*, e.datetime AS posted_at, e.review_status, e.categorization_method, beside.*
    FROM found JOIN journal_entry e ON e.business_id = ${business} AND e.transaction_id = found.transaction_id
    CROSS JOIN LATERAL (
      SELECT array_agg(l.ledger_id) AS ledger_ids, array_agg(g.type) AS types
      FROM line_entry l JOIN ledger g ON g.business_id = ${business} AND g.id = l.ledger_id
      WHERE l.business_id = ${business} AND l.journal_entry_id = e.id AND l.superseded_at IS NULL AND l.payment_id IS NULL
        AND l.ledger_id <> (SELECT ledger_id FROM external_account
          WHERE business_id = ${business} AND id = found.external_account_id)) AS beside
    WHERE NOT EXISTS (SELECT FROM journal_entry r WHERE r.business_id = ${business} AND r.reversal_of = e.id)`);
  return rows.map((row) => ({
    id: encodeIdentifier('transaction_link', row.id),
    groupId: encodeOrNull('transaction_link', row.group_id),
    itemId: encodeIdentifier(kind, row.item_id),
    transactionId: encodeIdentifier('transaction', row.transaction_id),
    amount: row.amount,
    excessAmount: row.excess_amount,
    confidence: row.confidence,
    datetime: row.datetime,
    left: row.left,
    postedAt: row.posted_at,
    reviewStatus: row.review_status,
    method: row.categorization_method,
    ledgerIds: [...new Set(row.ledger_ids)].map((id) => encodeIdentifier('ledger', id)),
    types: [...new Set(row.types)],
  }));
}
