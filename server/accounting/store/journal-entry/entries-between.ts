import sql from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import type { Entry } from '../../domain/journal-entry/entry';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { withLines } from './journal-entry-store';
import type { EntryRow } from './rows';

/** `from` inclusive, `until` not; `after` is the entry that the page before ended with. */
type Span = { from: Instant; until: Instant; after: Entry | null };

/** The next entries of the time, in time order, locked for change. */
export async function lockEntriesBetween(
  db: Queryable,
  businessId: string,
  { from, until, after }: Span,
  limit: number,
): Promise<Entry[]> {
  const afterId = after ? uuid('journal_entry', after.id) : '00000000-0000-0000-0000-000000000000';
  const entries = await db.rows<EntryRow>(sql`
    SELECT * FROM journal_entry
    WHERE business_id = ${uuid('business', businessId)} AND datetime < ${until}
      AND (datetime, id) > (${after?.datetime ?? from}::timestamptz, ${afterId}::uuid)
    ORDER BY datetime, id LIMIT ${limit} FOR NO KEY UPDATE`);
  return withLines(db, entries);
}
