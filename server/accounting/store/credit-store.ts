import sql, { raw } from 'sql-template-tag';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { Queryable } from './database';
import { uuid } from './identifiers';
import type { PartyKind } from './party-store';

const totals = {
  vendor: { item: 'bill', itemId: 'bill_id', partyId: 'vendor_id', line: 'bill_line', lineAmount: 'amount' },
  customer: {
    item: 'invoice',
    itemId: 'invoice_id',
    partyId: 'customer_id',
    line: 'invoice_line',
    lineAmount: 'gross - discount + tax',
  },
} as const;

/** What was paid beyond the totals, and for what is voided, by vendor or customer. Minor units, never negative. */
export async function findCredits(
  db: Queryable,
  kind: PartyKind,
  businessId: string,
  partyIds: readonly string[],
): Promise<Map<string, bigint>> {
  const { item, itemId, partyId, line, lineAmount } = totals[kind];
  const business = uuid('business', businessId);
  const rows = await db.rows<{ party_id: string; credit: bigint }>(sql`
    SELECT party_id, sum(greatest(paid - CASE status WHEN 'voided' THEN 0 ELSE total END, 0)) AS credit
    FROM (
      SELECT i.${raw(partyId)} AS party_id, i.status,
        (SELECT sum(p.amount) FROM payment p
          WHERE p.business_id = i.business_id AND p.${raw(itemId)} = i.id AND p.removed_at IS NULL) AS paid,
        (SELECT sum(${raw(lineAmount)}) FROM ${raw(line)} l
          WHERE l.business_id = i.business_id AND l.${raw(itemId)} = i.id) AS total
      FROM ${raw(item)} i
      WHERE i.business_id = ${business} AND i.${raw(partyId)} = ANY(${partyIds.map((id) => uuid(kind, id))}::uuid[])
    ) AS items
    WHERE paid IS NOT NULL
    GROUP BY party_id`);
  return new Map(rows.map((row) => [encodeIdentifier(kind, row.party_id), row.credit]));
}
