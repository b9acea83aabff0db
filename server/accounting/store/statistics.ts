import sql from 'sql-template-tag';
import type { Queryable } from './database';

/** Measures the tables of the books anew, so that statements are planned for the size they have now. */
export async function refreshStatistics(db: Queryable): Promise<void> {
  await db.rows(sql`SELECT refresh_statistics()`);
}
