import sql, { empty } from 'sql-template-tag';
import type { Entry } from '../../domain/journal-entry/entry';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { type EntryRow, entriesOf, type ReversalRow, type SharedLineRow } from './rows';

/** The entries with these identifiers, oldest identifier first. */
export async function findEntries(
  db: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<Entry[]> {
  const entries = await db.rows<EntryRow>(sql`
    SELECT * FROM journal_entry
    WHERE business_id = ${uuid('business', businessId)} AND id = ANY(${uuids(ids)}::uuid[]) ORDER BY id`);
  return withLines(db, entries);
}

/**
 * The same, locked for change in the order of their identifiers, so that two writers never wait for each other in a
 * ring. Their lines and reversals are asked for at once, and read when the lock is held.
 */
export async function lockEntries(
  db: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<Entry[]> {
  const business = uuid('business', businessId);
  const [entries, lines, reversals] = await Promise.all([
    db.rows<EntryRow>(sql`
      SELECT * FROM journal_entry
      WHERE business_id = ${business} AND id = ANY(${uuids(ids)}::uuid[]) ORDER BY id
      FOR NO KEY UPDATE`),
    linesOf(db, business, uuids(ids)),
    reversalsOf(db, business, uuids(ids)),
  ]);
  return entriesOf(entries, lines, reversals);
}

/** The entries with their current lines. */
export async function withLines(db: Queryable, entries: readonly EntryRow[]): Promise<Entry[]> {
  const [first] = entries;
  if (!first) return [];
  const ids = entries.map((row) => row.id);
  const business = first.business_id;
  const [lines, reversals] = await Promise.all([linesOf(db, business, ids), reversalsOf(db, business, ids)]);
  return entriesOf(entries, lines, reversals);
}

/**
 * What reverses these entries, and what they bring back as reversals of reversals: where they reverse one another in a row, each
 * second one brings back the first.
 * @param business and the identifiers are UUIDs
 */
export function reversalsOf(
  db: Queryable,
  business: string,
  entryIds: readonly string[],
): Promise<ReversalRow[]> {
  return db.rows<ReversalRow>(sql`
    WITH RECURSIVE before AS (
      SELECT id, reversal_of AS entry_id, 1 AS reversals FROM journal_entry
      WHERE business_id = ${business} AND id = ANY(${entryIds}::uuid[]) AND reversal_of IS NOT NULL
      UNION ALL
      SELECT b.id, e.reversal_of, b.reversals + 1 FROM before b
      JOIN journal_entry e ON e.business_id = ${business} AND e.id = b.entry_id AND e.reversal_of IS NOT NULL)
    SELECT reversal_of AS id, id AS reversed_by, NULL::uuid AS brings_back FROM journal_entry
    WHERE business_id = ${business} AND reversal_of = ANY(${entryIds}::uuid[])
    UNION ALL
    SELECT id, NULL, (array_agg(entry_id ORDER BY reversals DESC))[1] FROM before
    GROUP BY id HAVING max(reversals) % 2 = 0`);
}

/**
 * @param business and the identifiers are UUIDs
 * @param most reads no more than so many lines
 */
export function linesOf(
  db: Queryable,
  business: string,
  entryIds: readonly string[],
  most?: number,
): Promise<SharedLineRow[]> {
  return db.rows<SharedLineRow>(sql`
    SELECT journal_entry_id, id, position, ledger_id, description, debit_credit, amount, basis, is_cash_movement, tag_ids,
      payment_id, on_account, vendor_id, customer_id, CASE WHEN NOT is_cash_movement AND basis <> 'accrual' THEN (
        SELECT json_agg(json_build_object('ledger_id', s.ledger_id, 'debit', s.debit::text, 'credit', s.credit::text))
        FROM cash_share s
        WHERE s.business_id = l.business_id AND s.journal_entry_id = l.journal_entry_id AND s.line_entry_id = l.id) END AS shares
    FROM line_entry l
    WHERE business_id = ${business} AND journal_entry_id = ANY(${entryIds}::uuid[]) AND superseded_at IS NULL
    ${most === undefined ? empty : sql`LIMIT ${most}`}`);
}

function uuids(ids: readonly string[]): string[] {
  return ids.map((id) => uuid('journal_entry', id));
}
