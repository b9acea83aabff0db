import sql, { raw, type Sql } from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { ItemKind } from '../../domain/postings/open-item';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { controlMovements } from './control-movements';

/** What of an item suggested payments probably pay, in minor units, and the surest of their transactions. */
export type ProbablePayment = {
  transactionId: string;
  datetime: Instant;
  amount: bigint;
  confidence: number;
};

/** Above this confidence a suggested payment is probable: of two equally good ones neither is. */
const probable = 0.5;

/** For each item what the probable payments of transactions up to the instant come to; all of the business are read at once. */
export function probablePaymentsOf(businessId: string, kind: ItemKind, through: Instant): Sql {
  const business = uuid('business', businessId);
  return sql`
    SELECT k.${raw(kind)}_id AS id, sum(k.amount) AS amount
    FROM transaction_link k JOIN transaction t ON t.business_id = ${business} AND t.id = k.transaction_id
    WHERE k.business_id = ${business} AND k.kind = 'payment' AND k.status = 'suggested'
      AND k.${raw(kind)}_id IS NOT NULL AND k.confidence > ${probable} AND t.datetime <= ${through}
    GROUP BY k.${raw(kind)}_id`;
}

/**
 * The items of which probable payments of transactions up to the instant come to all that is open then. They are few: the
 * links lead to them.
 */
export function probablyPaidItems(businessId: string, kind: ItemKind, through: Instant): Sql {
  const { ofItems } = controlMovements(businessId, kind, 'accrual');
  return sql`
    WITH item AS MATERIALIZED (${probablePaymentsOf(businessId, kind, through)})
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
  item_id: string;
  transaction_id: string;
  datetime: Instant;
  amount: bigint;
  confidence: number;
};

/** The probable payments of these items, by item. */
export async function findProbablePayments(
  db: Queryable,
  businessId: string,
  kind: ItemKind,
  ids: readonly string[],
): Promise<Map<string, ProbablePayment>> {
  if (ids.length === 0) return new Map();
  const business = uuid('business', businessId);
  const rows = await db.rows<Row>(sql`
    SELECT coalesce(k.bill_id, k.invoice_id) AS item_id, k.transaction_id, t.datetime, k.confidence,
      sum(k.amount) OVER (PARTITION BY coalesce(k.bill_id, k.invoice_id))::bigint AS amount
    FROM transaction_link k JOIN transaction t ON t.business_id = ${business} AND t.id = k.transaction_id
    WHERE k.business_id = ${business} AND k.kind = 'payment' AND k.status = 'suggested'
      AND coalesce(k.bill_id, k.invoice_id) = ANY(${ids.map((id) => uuid(kind, id))}::uuid[])
      AND k.confidence > ${probable}
    ORDER BY k.confidence, k.id DESC`);
  // The surest comes last and is kept.
  return new Map(
    rows.map(({ item_id, transaction_id, ...row }) => [
      encodeIdentifier(kind, item_id),
      { ...row, transactionId: encodeIdentifier('transaction', transaction_id) },
    ]),
  );
}
