import sql, { raw } from 'sql-template-tag';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import type { Entry } from '../../domain/journal-entry/entry';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { cutPage, type Keyset, keysetOrder, type Page, readFittingPage } from '../keyset';
import type { RankColumn } from '../search/find-ids';
import type { EntryFilter } from './entry-filter';
import { findEntryIds, orderColumns } from './find-entry-ids';
import { linesOf, reversalsOf } from './journal-entry-store';
import { type EntryRow, entriesOf } from './rows';

/** A page of the journal by date and identifier: its cost does not grow with how deep it lies. */
export async function listEntries(
  db: Queryable,
  businessId: string,
  filter: EntryFilter,
  keyset: Keyset,
): Promise<Page<Entry>> {
  const business = uuid('business', businessId);
  const found = await findEntryIds(db, businessId, filter, keyset);
  const columns = orderColumns(filter);
  const rank = filter.rankedBy;
  const rows = await db.rows<EntryRow & Partial<Record<RankColumn, number>>>(sql`
    SELECT e.* ${rank ? sql`, ${raw(`s.${rank}`)}` : sql``} FROM journal_entry e
    ${rank ? sql`JOIN searched_entry s ON s.business_id = e.business_id AND s.id = e.id` : sql``}
    WHERE e.business_id = ${business} AND e.id = ANY(${found}::uuid[])
    ORDER BY ${keysetOrder(keyset, rank ? [`s.${rank}`, 'e.datetime', 'e.id'] : ['e.datetime', 'e.id'])}`);
  return readFittingPage(keyset, async (part, mostLines) => {
    const page = cutPage(
      rows.slice(0, part.size + 1),
      part,
      (row) => columns.map((column) => `${row[column]}`),
      (row) => row,
    );
    if (page.items.length === 0) return { ...page, items: [] };
    const ids = page.items.map((row) => row.id);
    const [lines, reversals] = await Promise.all([
      linesOf(db, business, ids, mostLines + 1),
      reversalsOf(db, business, ids),
    ]);
    return lines.length > mostLines ? null : { ...page, items: entriesOf(page.items, lines, reversals) };
  });
}

/** Counts entries pending review, by the bookkeeper and by the business. */
export async function countPending(
  db: Queryable,
  businessId: string,
): Promise<{ bookkeeper_pending: number; business_pending: number }> {
  const rows = await db.rows<{ review_status: ReviewStatus; count: bigint }>(sql`
    SELECT review_status, sum(entries) AS count FROM unreviewed_count
    WHERE business_id = ${uuid('business', businessId)} GROUP BY review_status`);
  const count = (status: ReviewStatus) =>
    Number(rows.find((row) => row.review_status === status)?.count ?? 0n);
  return { bookkeeper_pending: count('bookkeeper_pending'), business_pending: count('business_pending') };
}
