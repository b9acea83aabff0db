import sql, { join, type Sql } from 'sql-template-tag';
import { addMilliseconds, type Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { mostDaysOfAmount, mostDaysOfNumber } from '../../domain/bills/judge-duplicate';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';

/** A bill that others are compared with; `id` null before it is entered. */
export type AskedBill = { id: string | null; vendorId: string; number: string; issuedAt: Instant };

/** Another bill of the vendor; `total` in minor units. `asked` is the place of the bill that it is like. */
export type OtherBill = { asked: number; id: string; number: string; issuedAt: Instant; total: bigint };

/** Of one bill no more than so many others are compared. */
const mostOthers = 20;

type Row = { asked: number; id: string; number: string; issued_at: Instant; total: bigint };

/**
 * The bills of the same vendors that may be the same ones: with the same number, or issued within days; not the voided ones, and
 * not those of which that was declined.
 */
export async function findOtherBills(
  db: Queryable,
  businessId: string,
  asked: readonly AskedBill[],
): Promise<OtherBill[]> {
  if (asked.length === 0) return [];
  const business = uuid('business', businessId);
  const rows = await db.rows<Row>(sql`
    WITH asked AS (
      SELECT * FROM unnest(
        ${asked.map((_, index) => index)}::integer[],
        ${asked.map(({ id }) => (id === null ? null : uuid('bill', id)))}::uuid[],
        ${asked.map(({ vendorId }) => uuid('vendor', vendorId))}::uuid[],
        ${asked.map(({ number }) => number)}::text[],
        ${around(asked, -mostDaysOfAmount)}::timestamptz[],
        ${around(asked, mostDaysOfAmount)}::timestamptz[],
        ${around(asked, -mostDaysOfNumber)}::timestamptz[],
        ${around(asked, mostDaysOfNumber)}::timestamptz[]
      ) AS a (place, id, vendor_id, number, days_from, days_through, year_from, year_through)
    )
    SELECT a.place AS asked, other.id, other.number, other.issued_at, line.total
    FROM asked a
    CROSS JOIN LATERAL (
      (SELECT b.id, b.number, b.issued_at FROM bill b
      WHERE b.business_id = ${business} AND b.vendor_id = a.vendor_id AND b.status <> 'voided'
        AND b.issued_at BETWEEN a.days_from AND a.days_through
        AND b.id IS DISTINCT FROM a.id
      LIMIT ${mostOthers})
      UNION
      (SELECT b.id, b.number, b.issued_at FROM bill b
      WHERE b.business_id = ${business} AND b.vendor_id = a.vendor_id AND b.number = a.number AND a.number <> ''
        AND b.status <> 'voided'
        AND b.issued_at BETWEEN a.year_from AND a.year_through
        AND b.id IS DISTINCT FROM a.id
      LIMIT ${mostOthers})
    ) other
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l.amount), 0)::bigint AS total FROM bill_line l
      WHERE l.business_id = ${business} AND l.bill_id = other.id
    ) line
    WHERE NOT EXISTS (
      SELECT FROM declined_duplicate d
      WHERE d.business_id = ${business} AND d.bill_id = least(a.id, other.id)
        AND d.other_bill_id = greatest(a.id, other.id)
    )
    ORDER BY a.place, other.issued_at, other.id`);
  return rows.map(({ id, issued_at: issuedAt, ...row }) => ({
    ...row,
    issuedAt,
    id: encodeIdentifier('bill', id),
  }));
}

/**
 * So many days from each, and one more, since they are of any time of the day. Computed here: under row-level security a condition
 * with a function that is not leakproof, as the difference of times, is not looked up in an index.
 */
function around(asked: readonly AskedBill[], days: number): string[] {
  const milliseconds = (days + Math.sign(days)) * 86_400_000;
  return asked.map(({ issuedAt }) => addMilliseconds(issuedAt, milliseconds));
}

/** Keeps that each pair are two bills; gives how many were not declined before. */
export async function insertDeclinedDuplicates(
  db: Queryable,
  businessId: string,
  pairs: readonly (readonly [billId: string, otherBillId: string])[],
  now: Instant,
): Promise<number> {
  if (pairs.length === 0) return 0;
  const rows = await db.rows(sql`
    INSERT INTO declined_duplicate (business_id, bill_id, other_bill_id, declined_at)
    VALUES ${join(pairs.map((pair) => rowOf(businessId, pair, now)))}
    ON CONFLICT (business_id, bill_id, other_bill_id) DO NOTHING RETURNING bill_id`);
  return rows.length;
}

function rowOf(businessId: string, pair: readonly [string, string], now: Instant): Sql {
  const [first, second] = pair.map((id) => uuid('bill', id)).sort();
  return sql`(${uuid('business', businessId)}, ${first}, ${second}, ${now})`;
}

/** Which of the bills there are. */
export async function knownBillIds(
  db: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.rows<{ id: string }>(sql`
    SELECT id FROM bill
    WHERE business_id = ${uuid('business', businessId)}
      AND id = ANY(${ids.map((id) => uuid('bill', id))}::uuid[])`);
  return new Set(rows.map(({ id }) => encodeIdentifier('bill', id)));
}
