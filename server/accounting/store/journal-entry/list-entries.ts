import sql, { join, type Sql } from 'sql-template-tag';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import type { Instant } from '@/lib/dates/instant';
import type { Entry } from '../../domain/journal-entry/entry';
import type { LineFilter } from '../../domain/journal-entry/line-filter';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { cutPage, type Keyset, keysetOrder, keysetWindow, type Page, readFittingPage } from '../keyset';
import { containing } from '../text-search';
import { linesOf } from './journal-entry-store';
import { type EntryRow, entriesOf } from './rows';

export type EntryFilter = LineFilter & {
  from?: Instant | undefined;
  through?: Instant | undefined;
  reviewStatus?: ReviewStatus | undefined;
  isReconciled?: boolean | undefined;
  contains?: string | undefined;
};

const columns = ['datetime', 'id'] as const;

/** A page of the journal by date and identifier: its cost does not grow with how deep it lies. */
export function listEntries(
  db: Queryable,
  businessId: string,
  filter: EntryFilter,
  keyset: Keyset,
): Promise<Page<Entry>> {
  const business = uuid('business', businessId);
  const conditions = join([sql`business_id = ${business}`, ...conditionsOf(businessId, filter)], ' AND ');
  return readFittingPage(keyset, async (part, mostLines) => {
    const rows = await db.rows<EntryRow>(sql`
      SELECT * FROM journal_entry
      WHERE ${conditions} AND ${keysetWindow(part, columns)}
      ORDER BY ${keysetOrder(part, columns)} LIMIT ${part.size + 1}`);
    const page = cutPage(
      rows,
      part,
      (row) => [row.datetime, row.id],
      (row) => row,
    );
    if (page.items.length === 0) return { ...page, items: [] };
    const ids = page.items.map((row) => row.id);
    const lines = await linesOf(db, business, ids, mostLines + 1);
    return lines.length > mostLines ? null : { ...page, items: entriesOf(page.items, lines) };
  });
}

function conditionsOf(businessId: string, filter: EntryFilter): Sql[] {
  const conditions = conditionsOnEntry(filter);
  if (filter.from) conditions.push(sql`datetime >= ${filter.from}`);
  if (filter.through) conditions.push(sql`datetime <= ${filter.through}`);
  if (filter.ledgerIds || filter.bases || filter.cashMovement) conditions.push(hasLine(businessId, filter));
  return conditions;
}

/** What is asked of the entry itself, its time apart. */
export function conditionsOnEntry(filter: EntryFilter): Sql[] {
  const conditions: Sql[] = [];
  if (filter.reviewStatus) conditions.push(statusIs(filter.reviewStatus));
  if (filter.isReconciled !== undefined) conditions.push(sql`is_reconciled = ${filter.isReconciled}`);
  if (filter.contains) conditions.push(sql`description ILIKE ${containing(filter.contains)}`);
  return conditions;
}

function hasLine(businessId: string, filter: LineFilter): Sql {
  const conditions = [
    sql`l.business_id = ${uuid('business', businessId)} AND l.journal_entry_id = journal_entry.id`,
    sql`l.superseded_at IS NULL`,
  ];
  if (filter.bases) conditions.push(sql`l.basis = ANY(${filter.bases}::basis[])`);
  if (filter.cashMovement) {
    conditions.push(sql`(l.is_cash_movement AND ${countsOn(sql`l`, filter)} OR EXISTS (
      SELECT FROM cash_share c WHERE c.business_id = l.business_id AND c.journal_entry_id = l.journal_entry_id
        AND c.line_entry_id = l.id AND ${countsOn(sql`c`, filter)}))`);
  } else {
    conditions.push(countsOn(sql`l`, filter));
  }
  return sql`EXISTS (SELECT FROM line_entry l WHERE ${join(conditions, ' AND ')})`;
}

/** The condition that a line or share is on one of the requested ledgers. */
export function countsOn(table: Sql, { ledgerIds, closedLedgers }: LineFilter): Sql {
  if (!ledgerIds) return sql`true`;
  const uuids = (ids: readonly string[]) => sql`${ids.map((id) => uuid('ledger', id))}::uuid[]`;
  const open = sql`${table}.ledger_id = ANY(${uuids(ledgerIds)})`;
  if (!closedLedgers) return open;
  return sql`(${open} OR ${table}.ledger_id = ANY(${uuids(closedLedgers.ids)})
    AND ${table}.datetime <= ${closedLedgers.through})`;
}

/** The second condition lets the planner see that the index of pending entries holds all that is asked. */
function statusIs(status: ReviewStatus): Sql {
  if (status === 'confirmed') return sql`review_status = 'confirmed'`;
  return sql`review_status = ${status} AND review_status <> 'confirmed'`;
}

/** Counts entries pending review, by the bookkeeper and by the business. */
export async function countPending(
  db: Queryable,
  businessId: string,
): Promise<{ bookkeeper_pending: number; business_pending: number }> {
  const rows = await db.rows<{ review_status: ReviewStatus; count: bigint }>(sql`
    SELECT review_status, count(*) AS count FROM journal_entry
    WHERE business_id = ${uuid('business', businessId)} AND review_status <> 'confirmed' GROUP BY review_status`);
  const count = (status: ReviewStatus) =>
    Number(rows.find((row) => row.review_status === status)?.count ?? 0n);
  return { bookkeeper_pending: count('bookkeeper_pending'), business_pending: count('business_pending') };
}
