import sql from 'sql-template-tag';
import { type Day, endOfDay, type Instant, startOfDay } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { CandidateTransaction } from '../domain/documents/matches/suggest-matches';
import type { Queryable } from './database';
import { uuid } from './identifiers';

/**
 * Between which days and amounts (minor units, both inclusive) the payment of a document lies. Where money may go out or come in, it is of
 * one of the two amounts, and of none between.
 */
export type SearchWindow = { documentId: string; first: Day; last: Day; lowest: bigint; highest: bigint };

const mostCandidates = 50;

/** So many of the latest matches of a vendor are looked at. */
const mostLearned = 20;

/** What banks called these vendors in the latest matches that people accepted, by the key of the vendor. */
export async function findKnownNames(
  db: Queryable,
  businessId: string,
  vendorKeys: readonly string[],
): Promise<Map<string, string[]>> {
  if (vendorKeys.length === 0) return new Map();
  const business = uuid('business', businessId);
  const rows = await db.rows<{ vendor_key: string; names: string[] }>(sql`
    SELECT v.vendor_key, array_agg(DISTINCT t.bank_description) AS names
    FROM unnest(${[...vendorKeys]}::text[]) AS v (vendor_key)
    CROSS JOIN LATERAL (
      SELECT d.transaction_id FROM document d
      WHERE d.business_id = ${business} AND d.vendor_key = v.vendor_key AND d.transaction_id IS NOT NULL
        AND d.matched_by = 'person'
      ORDER BY d.created_at DESC LIMIT ${mostLearned}) AS m
    JOIN transaction t ON t.business_id = ${business} AND t.id = m.transaction_id
    GROUP BY v.vendor_key`);
  return new Map(rows.map((row) => [row.vendor_key, row.names]));
}

/**
 * The transactions in each window without a document that were not declined and are no duplicate of another, exact amounts first.
 */
export async function findMatchCandidates(
  db: Queryable,
  businessId: string,
  windows: readonly SearchWindow[],
): Promise<Map<string, CandidateTransaction[]>> {
  const found = new Map<string, CandidateTransaction[]>(windows.map((each) => [each.documentId, []]));
  if (windows.length === 0) return found;
  const given = windows.flatMap(byDirection).map(({ documentId, first, last, lowest, highest }) => ({
    document_id: documentId,
    document_uuid: uuid('document', documentId),
    first: startOfDay(first),
    last: endOfDay(last),
    lowest: lowest.toString(),
    highest: highest.toString(),
  }));
  const rows = await db.rows<{
    document_id: string;
    id: string;
    amount: bigint;
    datetime: Instant;
    bank_description: string;
  }>(sql`
    SELECT w.document_id, t.* FROM json_to_recordset(${JSON.stringify(given)})
      AS w (document_id text, document_uuid uuid, first timestamptz, last timestamptz, lowest bigint, highest bigint)
    CROSS JOIN LATERAL (
      SELECT id, amount, datetime, bank_description
      FROM transaction
      WHERE business_id = ${uuid('business', businessId)} AND datetime BETWEEN w.first AND w.last
        AND amount BETWEEN w.lowest AND w.highest
        AND NOT EXISTS (
          SELECT FROM document d WHERE d.business_id = transaction.business_id AND d.transaction_id = transaction.id)
        AND NOT EXISTS (
          SELECT FROM transaction_link l WHERE l.business_id = transaction.business_id
            AND l.transaction_id = transaction.id AND l.kind = 'same' AND l.status = 'linked'
            AND l.other_transaction_id IS NOT NULL)
        AND NOT EXISTS (
          SELECT FROM declined_match m WHERE m.business_id = transaction.business_id
            AND m.document_id = w.document_uuid AND m.transaction_id = transaction.id)
      ORDER BY amount DESC, datetime, id LIMIT ${mostCandidates}) AS t`);
  for (const row of rows) {
    found.get(row.document_id)?.push({
      id: encodeIdentifier('transaction', row.id),
      amount: row.amount,
      day: row.datetime.slice(0, 10),
      description: row.bank_description,
    });
  }
  return found;
}

/** Each side is looked up by itself, or the many small movements between would be all that are found. */
function byDirection(window: SearchWindow): SearchWindow[] {
  const { lowest, highest } = window;
  if (lowest >= 0n || highest <= 0n) return [window];
  return [
    { ...window, highest: lowest },
    { ...window, lowest: highest },
  ];
}
