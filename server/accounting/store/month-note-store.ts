import sql from 'sql-template-tag';
import type { MonthNote } from '@/lib/contract/month-note';
import type { Instant } from '@/lib/dates/instant';
import type { Queryable } from './database';
import { uuid } from './identifiers';

type Row = { sentences: string[]; version: number; updated_at: Instant };

/** Null where nothing was written for the month (`YYYY-MM`) yet. */
export async function findMonthNote(
  db: Queryable,
  businessId: string,
  month: string,
): Promise<MonthNote | null> {
  const [row] = await db.rows<Row>(sql`
    SELECT sentences, version, updated_at FROM month_note
    WHERE business_id = ${uuid('business', businessId)} AND month = ${`${month}-01`}::date`);
  return row ? { month, ...row } : null;
}

/** False when somebody else has written another version meanwhile. */
export async function saveMonthNote(
  db: Queryable,
  businessId: string,
  { month, sentences, version, updated_at }: MonthNote,
): Promise<boolean> {
  const rows = await db.rows(sql`
    INSERT INTO month_note (business_id, month, sentences, version, updated_at)
    VALUES (${uuid('business', businessId)}, ${`${month}-01`}::date, ${sentences}::text[], ${version}, ${updated_at})
    ON CONFLICT (business_id, month) DO UPDATE
      SET sentences = excluded.sentences, version = excluded.version, updated_at = excluded.updated_at
      WHERE month_note.version = excluded.version - 1
    RETURNING version`);
  return rows.length === 1;
}
