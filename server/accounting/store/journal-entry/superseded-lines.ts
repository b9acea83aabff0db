import sql from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import type { Line } from '../../domain/journal-entry/entry';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';
import { type LineRow, lineOf } from './rows';

/** The superseded lines, with the time at which each was superseded. */
export async function listSupersededLines(
  db: Queryable,
  businessId: string,
  entryId: string,
): Promise<{ at: Instant | null; line: Line }[]> {
  const rows = await db.rows<LineRow>(sql`
    SELECT * FROM line_entry
    WHERE business_id = ${uuid('business', businessId)} AND journal_entry_id = ${uuid('journal_entry', entryId)}
      AND superseded_at IS NOT NULL
    ORDER BY superseded_at, position`);
  return rows.map((row) => ({ at: row.superseded_at, line: lineOf({ ...row, shares: null }) }));
}
