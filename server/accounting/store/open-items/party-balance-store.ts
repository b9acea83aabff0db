import sql, { raw } from 'sql-template-tag';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { ItemKind } from '../../domain/postings/open-item';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import type { PartyKind } from '../party-store';
import { paidOfItem, totalOfItem } from './item-amounts';

const itemKinds: Record<PartyKind, ItemKind> = { vendor: 'bill', customer: 'invoice' };

/** Minor units, never negative. */
export type PartyBalance = {
  /** What the open bills or invoices lack of being paid. */
  open: bigint;
  /** What was paid beyond the totals, and for what is voided. */
  credit: bigint;
};

export const noBalance: PartyBalance = { open: 0n, credit: 0n };

/** What is open and what is left over, by vendor or customer; those without bills or invoices are not there. */
export async function findBalances(
  db: Queryable,
  kind: PartyKind,
  businessId: string,
  partyIds: readonly string[],
): Promise<Map<string, PartyBalance>> {
  const item = itemKinds[kind];
  const partyId = raw(`${kind}_id`);
  const rows = await db.rows<{ party_id: string; open: bigint; credit: bigint }>(sql`
    SELECT party_id,
      sum(CASE status WHEN 'open' THEN greatest(total - paid, 0) ELSE 0 END)::bigint AS open,
      sum(greatest(paid - CASE status WHEN 'voided' THEN 0 ELSE total END, 0))::bigint AS credit
    FROM (
      SELECT i.${partyId} AS party_id, i.status,
        coalesce(${paidOfItem(item)}, 0) AS paid, coalesce(${totalOfItem(item)}, 0) AS total
      FROM ${raw(item)} i
      WHERE i.business_id = ${uuid('business', businessId)}
        AND i.${partyId} = ANY(${partyIds.map((id) => uuid(kind, id))}::uuid[])
    ) AS items
    GROUP BY party_id`);
  return new Map(
    rows.map(({ party_id, open, credit }) => [encodeIdentifier(kind, party_id), { open, credit }]),
  );
}
