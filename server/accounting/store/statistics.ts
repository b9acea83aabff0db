import sql from 'sql-template-tag';
import type { Queryable, Transaction } from './database';

/** Runs ANALYZE on the tables of the books, so that queries are planned for their current size. */
export async function refreshStatistics(db: Queryable): Promise<void> {
  await db.rows(sql`SELECT refresh_statistics()`);
}

/** In a database that was small until now, lets what a transaction has added be planned for before it adds more. */
export function refreshSmallStatistics(db: Transaction): void {
  if (!db.isDistributed) db.send(sql`SELECT refresh_small_statistics()`);
}
