import sql from 'sql-template-tag';
import type { Queryable } from './database';

/** Runs ANALYZE on the tables of the books, so that queries are planned for their current size. */
export async function refreshStatistics(db: Queryable): Promise<void> {
  await db.rows(sql`SELECT refresh_statistics()`);
}
