import sql, { raw } from 'sql-template-tag';
import type { PartyKind } from '@/lib/contract/party';
import { type Day, endOfDay } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { controlMovements } from './control-movements';
import { itemKinds } from './item-kinds';

/** Minor units, never negative. What is open less the credit is what payable or receivable says of the party at the end of the day. */
export type PartyBalance = {
  /** What bills or invoices lack of being settled, and what is owed besides them. */
  open: bigint;
  /** What is left over of payments, credit notes and lines on account. */
  credit: bigint;
};

export const noBalance: PartyBalance = { open: 0n, credit: 0n };

/** What is open and what is left over at the end of the day (UTC), by vendor or customer; those of whom nothing is are not there. */
export async function findBalances(
  db: Queryable,
  kind: PartyKind,
  businessId: string,
  partyIds: readonly string[],
  asOf: Day,
): Promise<Map<string, PartyBalance>> {
  const end = endOfDay(asOf);
  const item = itemKinds[kind];
  const { ofItems, onAccount } = controlMovements(businessId, item, 'accrual', { parties: partyIds });
  const ofParties = sql`
    SELECT id, ${raw(kind)}_id AS party_id FROM ${raw(item)}
    WHERE business_id = ${uuid('business', businessId)}
      AND ${raw(kind)}_id = ANY(${partyIds.map((id) => uuid(kind, id))}::uuid[])`;
  // Two selects, for an index finds each: of the many that are cleared, few are so only after today.
  const rows = await db.rows<{ party_id: string; owed: bigint; unapplied: bigint }>(sql`
    WITH item AS (
      ${ofParties} AND cleared_at IS NULL AND status <> 'draft'
      UNION ALL ${ofParties} AND cleared_at > ${end}),
    balance AS (
      SELECT party_id, sum(amount) AS amount FROM item JOIN (${ofItems}) AS movement USING (id)
      WHERE datetime <= ${end} GROUP BY party_id, id)
    SELECT party_id, coalesce(sum(amount) FILTER (WHERE owed), 0)::bigint AS owed,
      coalesce(sum(amount) FILTER (WHERE NOT owed), 0)::bigint AS unapplied
    FROM (
      SELECT party_id, amount, amount > 0 AS owed FROM balance
      UNION ALL SELECT party_id, amount, false FROM (${onAccount}) AS account WHERE datetime <= ${end}) AS standing
    GROUP BY party_id`);
  return new Map(
    rows.map(({ party_id, owed, unapplied }) => [
      encodeIdentifier(kind, party_id),
      unapplied < 0n ? { open: owed, credit: -unapplied } : { open: owed + unapplied, credit: 0n },
    ]),
  );
}
