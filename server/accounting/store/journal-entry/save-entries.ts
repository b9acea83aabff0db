import sql, { join, raw } from 'sql-template-tag';
import { sameMovements } from '../../domain/cash-movements/cash-movement';
import type { Entry, Line } from '../../domain/journal-entry/entry';
import type { TotalChange } from '../../domain/journal-entry/period-totals';
import type { DatabaseTransaction } from '../database';
import { uuid } from '../identifiers';
import { rowsOf } from '../insert-rows';
import { totalChangeRows } from '../period-total-store';
import { saveShares } from './cash-share-store';
import { type EntryRow, entryRowOf, lineRowOf, shareRowsOf } from './rows';

// Only `services/postings/post.ts` may import this file: the import table says so.

/** Inserts entries, their lines, their changes of period totals, and the cash shares of lines that have any. */
export function insertEntries(
  db: DatabaseTransaction,
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

/** Removes the pending entries of imported transactions, with their lines; the database refuses any other. */
export function removeEntries(
  db: DatabaseTransaction,
  businessId: string,
  ids: readonly string[],
  changes: readonly TotalChange[],
): void {
  const business = uuid('business', businessId);
  const entries = ids.map((id) => uuid('journal_entry', id));
  db.send(sql`SELECT remove_imported_entries(${business}, ${entries}::uuid[])`);
  if (changes.length > 0) db.insert({ period_total_change: totalChangeRows(businessId, changes) });
}

/** The mutable columns of an entry. */
const changingMembers = {
  description: 'description',
  clean_description: 'cleanDescription',
  datetime: 'datetime',
  is_reconciled: 'isReconciled',
  review_status: 'reviewStatus',
  categorization_method: 'categorizationMethod',
  suggestion: 'suggestion',
  said: 'lastSuggestion',
  judged_at: 'judgedAt',
  judged_from: 'judgedFrom',
  answered_at: 'answeredAt',
  bill_id: 'billId',
  invoice_id: 'invoiceId',
  is_before_start: 'isBeforeStart',
  notes: 'notes',
  version: 'version',
  updated_at: 'updatedAt',
} as const satisfies Partial<Record<keyof EntryRow, keyof Entry>>;

/** Saves changed entries. Lines that are gone are kept as history; new ones are added. */
export function saveEntries(
  db: DatabaseTransaction,
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

/** Updates only the columns that change in some entry: most changes are of the review status alone. */
function saveOwnMembers(
  db: DatabaseTransaction,
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
  for (const part of inParts(changed)) {
    db.send(sql`
      UPDATE journal_entry e SET ${join(assignments)}
      FROM ${rowsOf('journal_entry', part)} n
      WHERE e.business_id = ${uuid('business', businessId)} AND e.id = n.id
        AND e.id = ANY(${part.map(({ id }) => id)}::uuid[])`);
  }
}

/**
 * Rows that one statement changes. In a business that is newer than the statistics the planner expects a single row, and
 * compares each that it reads with each that is given: so few are given, and no others are read.
 */
function inParts<Row>(rows: readonly Row[]): Row[][] {
  const size = 200;
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) =>
    rows.slice(part * size, (part + 1) * size),
  );
}

function saveLines(
  db: DatabaseTransaction,
  businessId: string,
  steps: readonly { before: Entry; after: Entry }[],
) {
  const gone: ReturnType<typeof lineRowOf>[] = [];
  const kept: ReturnType<typeof lineRowOf>[] = [];
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
  for (const part of inParts([...gone, ...kept])) {
    const entryIds = [...new Set(part.map((row) => row.journal_entry_id))];
    db.send(sql`
      UPDATE line_entry l SET superseded_at = n.superseded_at, datetime = n.datetime, is_cash_movement = n.is_cash_movement,
        tag_ids = n.tag_ids
      FROM ${rowsOf('line_entry', part)} n
      WHERE l.business_id = n.business_id AND l.journal_entry_id = n.journal_entry_id AND l.id = n.id
        AND l.journal_entry_id = ANY(${entryIds}::uuid[])`);
  }
  if (added.length > 0) db.insert({ line_entry: added });
  saveShares(db, businessId, steps);
}

/** The mutable columns of a current line. */
function isKeptAlike(was: Line, is: Line): boolean {
  return sameMovements(was.movements, is.movements) && was.tagIds.join() === is.tagIds.join();
}
