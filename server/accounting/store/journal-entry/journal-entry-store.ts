import sql, { empty, join, raw } from 'sql-template-tag';
import { sameMovements } from '../../domain/cash-movements/cash-movement';
import type { Entry, Line } from '../../domain/journal-entry/entry';
import type { TotalChange } from '../../domain/journal-entry/period-totals';
import type { Queryable, Transaction } from '../database';
import { uuid } from '../identifiers';
import { rowsAsJson } from '../insert-rows';
import { totalChangeRows } from '../period-total-store';
import { saveShares } from './cash-share-store';
import { type EntryRow, entriesOf, entryRowOf, lineRowOf, type SharedLineRow, shareRowsOf } from './rows';

/** Adds entries, what they change of the period totals, their lines, and the shares of these, which few have. */
export function insertEntries(
  db: Transaction,
  businessId: string,
  entries: readonly Entry[],
  changes: readonly TotalChange[],
): void {
  const shares = entries.flatMap((entry) =>
    entry.lines.flatMap((line) => shareRowsOf(businessId, entry, line)),
  );
  db.insert({
    journal_entry: entries.map((entry) => entryRowOf(businessId, entry)),
    period_total_change: totalChangeRows(businessId, changes),
    line_entry: entries.flatMap((entry) => entry.lines.map((line) => lineRowOf(businessId, entry, line))),
    ...(shares.length > 0 ? { cash_share: shares } : {}),
  });
}

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
 * ring. Their lines are asked for at once, and read when the lock is held.
 */
export async function lockEntries(
  db: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<Entry[]> {
  const business = uuid('business', businessId);
  const [entries, lines] = await Promise.all([
    db.rows<EntryRow>(sql`
      SELECT * FROM journal_entry
      WHERE business_id = ${business} AND id = ANY(${uuids(ids)}::uuid[]) ORDER BY id
      FOR NO KEY UPDATE`),
    linesOf(db, business, uuids(ids)),
  ]);
  return entriesOf(entries, lines);
}

/** The entries with their lines in force. */
export async function withLines(db: Queryable, entries: readonly EntryRow[]): Promise<Entry[]> {
  const [first] = entries;
  if (!first) return [];
  const ids = entries.map((row) => row.id);
  return entriesOf(entries, await linesOf(db, first.business_id, ids));
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
      payment_id, CASE WHEN NOT is_cash_movement AND basis <> 'accrual' THEN (
        SELECT json_agg(json_build_object('ledger_id', s.ledger_id, 'debit', s.debit::text, 'credit', s.credit::text))
        FROM cash_share s
        WHERE s.business_id = l.business_id AND s.journal_entry_id = l.journal_entry_id AND s.line_entry_id = l.id) END AS shares
    FROM line_entry l
    WHERE business_id = ${business} AND journal_entry_id = ANY(${entryIds}::uuid[]) AND superseded_at IS NULL
    ${most === undefined ? empty : sql`LIMIT ${most}`}`);
}

/** What an entry may change of itself, by the column that keeps it. */
const changingMembers = {
  description: 'description',
  clean_description: 'cleanDescription',
  datetime: 'datetime',
  is_reconciled: 'isReconciled',
  review_status: 'reviewStatus',
  categorization_method: 'categorizationMethod',
  bill_id: 'billId',
  invoice_id: 'invoiceId',
  is_before_start: 'isBeforeStart',
  notes: 'notes',
  version: 'version',
  updated_at: 'updatedAt',
} as const satisfies Partial<Record<keyof EntryRow, keyof Entry>>;

/** Saves changed entries. Lines that are gone are kept as history; new ones are added. */
export function saveEntries(
  db: Transaction,
  businessId: string,
  steps: readonly { before: Entry; after: Entry }[],
  changes: readonly TotalChange[],
): void {
  saveOwnMembers(db, businessId, steps);
  const moved = steps.filter(
    ({ before, after }) => before.lines !== after.lines || before.datetime !== after.datetime,
  );
  if (moved.length > 0) saveLines(db, businessId, moved);
  if (changes.length > 0) {
    db.insert({ period_total_change: totalChangeRows(businessId, changes) });
  }
}

/** Only what changes in some entry is sent and written: most changes are of the review status alone. */
function saveOwnMembers(
  db: Transaction,
  businessId: string,
  steps: readonly { before: Entry; after: Entry }[],
): void {
  const columns = (Object.keys(changingMembers) as (keyof typeof changingMembers)[]).filter((column) => {
    const member = changingMembers[column];
    return steps.some(({ before, after }) => before[member] !== after[member]);
  });
  if (columns.length === 0) return;
  const changed = steps.map(({ after }) => {
    const row = entryRowOf(businessId, after);
    return Object.fromEntries(['id' as const, ...columns].map((column) => [column, row[column]]));
  });
  const assignments = columns.map((column) => raw(`${column} = n.${column}`));
  db.send(sql`
    UPDATE journal_entry e SET ${join(assignments)}
    FROM ${rowsAsJson('journal_entry', changed)} n
    WHERE e.business_id = ${uuid('business', businessId)} AND e.id = n.id`);
}

function saveLines(db: Transaction, businessId: string, steps: readonly { before: Entry; after: Entry }[]) {
  const gone: object[] = [];
  const kept: object[] = [];
  const added: object[] = [];
  for (const { before, after } of steps) {
    const linesBefore = new Map(before.lines.map((line) => [line.id, line]));
    const idsAfter = new Set(after.lines.map((line) => line.id));
    for (const line of before.lines) {
      if (!idsAfter.has(line.id))
        gone.push({ ...lineRowOf(businessId, before, line), superseded_at: after.updatedAt });
    }
    for (const line of after.lines) {
      const was = linesBefore.get(line.id);
      if (!was) added.push(lineRowOf(businessId, after, line));
      else if (before.datetime !== after.datetime || !isKeptAlike(was, line)) {
        kept.push(lineRowOf(businessId, after, line));
      }
    }
  }
  if (gone.length + kept.length > 0) {
    db.send(sql`
      UPDATE line_entry l SET superseded_at = n.superseded_at, datetime = n.datetime, is_cash_movement = n.is_cash_movement,
        tag_ids = n.tag_ids
      FROM ${rowsAsJson('line_entry', [...gone, ...kept])} n
      WHERE l.business_id = n.business_id AND l.journal_entry_id = n.journal_entry_id AND l.id = n.id`);
  }
  if (added.length > 0) db.insert({ line_entry: added });
  saveShares(db, businessId, steps);
}

/** What may change of a line that stays in force: the rest is what was posted. */
function isKeptAlike(was: Line, is: Line): boolean {
  return sameMovements(was.movements, is.movements) && was.tagIds.join() === is.tagIds.join();
}

function uuids(ids: readonly string[]): string[] {
  return ids.map((id) => uuid('journal_entry', id));
}
