import sql from 'sql-template-tag';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { DatabaseTransaction, Queryable } from './database';
import { uuid } from './identifiers';

/** Entries that were changed together, with the version that each had before. */
export type StoredEntryChange = {
  id: string;
  reviewStatus: ReviewStatus;
  changesLines: boolean;
  /** The review status that the entries were given; null where their ledgers were changed. */
  statusAfter: ReviewStatus | null;
  entries: readonly { id: string; version: number }[];
  createdAt: Instant;
  undoneAt: Instant | null;
};

export function insertEntryChange(
  db: DatabaseTransaction,
  businessId: string,
  change: StoredEntryChange,
): void {
  db.insert({
    entry_change: [
      {
        business_id: uuid('business', businessId),
        id: uuid('entry_change', change.id),
        review_status: change.reviewStatus,
        changes_lines: change.changesLines,
        status_after: change.statusAfter,
        entry_ids: change.entries.map(({ id }) => uuid('journal_entry', id)),
        versions: change.entries.map(({ version }) => version),
        created_at: change.createdAt,
        undone_at: change.undoneAt,
      },
    ],
  });
}

type Row = {
  id: string;
  review_status: ReviewStatus;
  changes_lines: boolean;
  status_after: ReviewStatus | null;
  entry_ids: string[];
  versions: number[];
  created_at: Instant;
  undone_at: Instant | null;
};

/** Locked, so that it is undone once. */
export async function lockEntryChange(
  db: Queryable,
  businessId: string,
  id: string,
): Promise<StoredEntryChange | null> {
  const [row] = await db.rows<Row>(sql`
    SELECT id, review_status, changes_lines, status_after, entry_ids, versions, created_at, undone_at FROM entry_change
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('entry_change', id)} FOR NO KEY UPDATE`);
  if (!row) return null;
  return {
    id,
    reviewStatus: row.review_status,
    changesLines: row.changes_lines,
    statusAfter: row.status_after,
    entries: row.entry_ids.map((entryId, at) => ({
      id: encodeIdentifier('journal_entry', entryId),
      version: row.versions[at] ?? 0,
    })),
    createdAt: row.created_at,
    undoneAt: row.undone_at,
  };
}

export function saveUndone(db: DatabaseTransaction, businessId: string, id: string, at: Instant): void {
  db.send(sql`UPDATE entry_change SET undone_at = ${at}
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('entry_change', id)}`);
}
