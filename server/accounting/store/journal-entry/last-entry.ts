import sql from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import type { Queryable } from '../database';
import { uuid } from '../identifiers';

/** When the latest entry of the business is dated; null when there is none. */
export async function lastEntryInstant(db: Queryable, businessId: string): Promise<Instant | null> {
  const [last] = await db.rows<{ datetime: Instant }>(sql`
    SELECT datetime FROM journal_entry WHERE business_id = ${uuid('business', businessId)}
    ORDER BY datetime DESC, id DESC LIMIT 1`);
  return last?.datetime ?? null;
}
