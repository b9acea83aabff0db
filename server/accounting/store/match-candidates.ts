import sql from 'sql-template-tag';
import { type Day, endOfDay, type Instant, startOfDay } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { CandidateTransaction } from '../domain/documents/suggest-matches';
import type { Queryable } from './database';
import { uuid } from './identifiers';

/** Between which days and amounts (minor units, both inclusive) the payment of a document lies. */
export type SearchWindow = { documentId: string; first: Day; last: Day; lowest: bigint; highest: bigint };

const mostCandidates = 50;

/**
 * The transactions in each window without a document, exact amounts first. Money out only, by the bound:
 * with a condition on the amount alone they would be looked for among those of about the amount on all days.
 */
export async function findMatchCandidates(
  db: Queryable,
  businessId: string,
  windows: readonly SearchWindow[],
): Promise<Map<string, CandidateTransaction[]>> {
  const found = new Map<string, CandidateTransaction[]>(windows.map((each) => [each.documentId, []]));
  if (windows.length === 0) return found;
  const given = windows.map(({ documentId, first, last, lowest, highest }) => ({
    document_id: documentId,
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
      AS w (document_id text, first timestamptz, last timestamptz, lowest bigint, highest bigint)
    CROSS JOIN LATERAL (
      SELECT id, amount, datetime, bank_description
      FROM transaction
      WHERE business_id = ${uuid('business', businessId)} AND datetime BETWEEN w.first AND w.last
        AND amount BETWEEN w.lowest AND least(w.highest, -1)
        AND NOT EXISTS (
          SELECT FROM document d WHERE d.business_id = transaction.business_id AND d.transaction_id = transaction.id)
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
