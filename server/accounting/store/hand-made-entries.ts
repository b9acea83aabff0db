import sql from 'sql-template-tag';
import { addDays, type Day, endOfDay, type Instant, startOfDay } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { HandMade } from '../domain/links/duplicates/match-hand-made';
import type { Queryable } from './database';
import { uuid } from './identifiers';

const mostFound = 1000;

/** What to look for: the days of bank movements, and their amounts in minor units, money in positive. */
export type MovedOnLedger = { ledgerId: string; first: Day; last: Day; amounts: readonly bigint[] };

/**
 * Entries of no bank transaction or document, not reversed, that move the ledger by one of the amounts near the days, at
 * most 1,000. Transfers between accounts with bank transactions of their own are none: both accounts report them.
 */
export async function findHandMade(
  db: Queryable,
  businessId: string,
  { ledgerId, first, last, amounts }: MovedOnLedger,
): Promise<HandMade[]> {
  const business = uuid('business', businessId);
  const rows = await db.rows<{ id: string; description: string; datetime: Instant; amount: bigint }>(sql`
    SELECT e.id, e.description, e.datetime, l.amount
    FROM (
      SELECT journal_entry_id,
        sum(CASE debit_credit WHEN 'debit' THEN amount ELSE -amount END)::bigint AS amount
      FROM line_entry
      WHERE business_id = ${business} AND ledger_id = ${uuid('ledger', ledgerId)} AND superseded_at IS NULL
        AND datetime BETWEEN ${startOfDay(addDays(first, -8))} AND ${endOfDay(addDays(last, 8))} AND basis = 'all'
      GROUP BY journal_entry_id) AS l
    JOIN journal_entry e ON e.business_id = ${business} AND e.id = l.journal_entry_id
    WHERE l.amount = ANY(${amounts.map((amount) => amount.toString())}::bigint[])
      AND e.transaction_id IS NULL AND e.bill_id IS NULL AND e.invoice_id IS NULL AND e.credit_note_id IS NULL
      AND e.reversal_of IS NULL
      AND NOT EXISTS (SELECT FROM journal_entry r WHERE r.business_id = ${business} AND r.reversal_of = e.id)
      AND NOT EXISTS (SELECT FROM line_entry o
        JOIN external_account a ON a.business_id = ${business} AND a.ledger_id = o.ledger_id
        WHERE o.business_id = ${business} AND o.journal_entry_id = e.id AND o.superseded_at IS NULL
          AND o.ledger_id <> ${uuid('ledger', ledgerId)})
    LIMIT ${mostFound}`);
  return rows.map((row) => ({
    id: encodeIdentifier('journal_entry', row.id),
    description: row.description,
    amount: row.amount,
    day: row.datetime.slice(0, 10),
  }));
}
