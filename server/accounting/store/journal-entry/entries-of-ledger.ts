import sql from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import type { Entry } from '../../domain/journal-entry/entry';
import type { Queryable } from '../database';
import { encodeOrNull, uuid, uuidOrNull } from '../identifiers';
import { withLines } from './journal-entry-store';
import type { EntryRow } from './rows';

/** The next entries, by identifier, that have a line on the ledger, or pay or settle a bill or invoice with one; locked for change. */
export async function lockEntriesOfLedger(
  db: Queryable,
  businessId: string,
  ledgerId: string,
  after: string | null,
  limit: number,
): Promise<Entry[]> {
  const business = uuid('business', businessId);
  const ofLedger = sql`business_id = ${business} AND posted_ledger_id = ${uuid('ledger', ledgerId)}`;
  const billIds = sql`SELECT bill_id FROM bill_line WHERE ${ofLedger}`;
  const invoiceIds = sql`SELECT invoice_id FROM invoice_line WHERE ${ofLedger}`;
  const entries = await db.rows<EntryRow>(sql`
    SELECT * FROM journal_entry
    WHERE business_id = ${business}
      AND id > coalesce(${uuidOrNull('journal_entry', after)}::uuid, '00000000-0000-0000-0000-000000000000')
      AND (EXISTS (SELECT FROM line_entry l WHERE l.business_id = ${business} AND l.journal_entry_id = journal_entry.id
          AND l.ledger_id = ${uuid('ledger', ledgerId)} AND l.superseded_at IS NULL)
        OR (transaction_id IS NULL AND (bill_id IN (${billIds}) OR invoice_id IN (${invoiceIds})))
        OR transaction_id IN (SELECT p.transaction_id FROM payment p WHERE p.business_id = ${business}
          AND (p.bill_id IN (${billIds}) OR p.invoice_id IN (${invoiceIds}))))
    ORDER BY id LIMIT ${limit} FOR NO KEY UPDATE`);
  return withLines(db, entries);
}

/**
 * The time of the first figure that a report has of any of the ledgers: a line in force, or a cash movement of a payment
 * that is looked through to it. Null when there is none.
 */
export async function firstFigureOn(
  db: Queryable,
  businessId: string,
  ledgerIds: readonly string[],
): Promise<Instant | null> {
  const business = uuid('business', businessId);
  const [row] = await db.rows<{ first: Instant | null }>(sql`
    SELECT min(least(line.first, movement.first)) AS first
    FROM unnest(${ledgerIds.map((id) => uuid('ledger', id))}::uuid[]) AS asked (ledger_id)
    LEFT JOIN LATERAL (SELECT datetime AS first FROM line_entry
      WHERE business_id = ${business} AND ledger_id = asked.ledger_id AND superseded_at IS NULL
      ORDER BY datetime LIMIT 1) AS line ON true
    LEFT JOIN LATERAL (SELECT datetime AS first FROM cash_share
      WHERE business_id = ${business} AND ledger_id = asked.ledger_id
      ORDER BY datetime LIMIT 1) AS movement ON true`);
  return row?.first ?? null;
}

/** The identifier of the entry that reverses this one, if there is one. */
export async function findReversal(
  db: Queryable,
  businessId: string,
  entryId: string,
): Promise<string | null> {
  const [row] = await db.rows<{ id: string }>(sql`
    SELECT id FROM journal_entry
    WHERE business_id = ${uuid('business', businessId)} AND reversal_of = ${uuid('journal_entry', entryId)} LIMIT 1`);
  return encodeOrNull('journal_entry', row?.id ?? null);
}
