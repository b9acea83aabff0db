import sql from 'sql-template-tag';
import type { DatabaseTransaction, Queryable } from './database';
import { uuid } from './identifiers';

/** Runs ANALYZE on the tables of the books with fewer rows, so that queries are planned for their current size. */
export async function refreshStatistics(db: Queryable, rowsBelow: number): Promise<void> {
  await db.rows(sql`SELECT refresh_statistics(${rowsBelow})`);
}

/** In a database that was small until now, lets what a transaction has added be planned for before it adds more. */
export function refreshSmallStatistics(db: DatabaseTransaction): void {
  if (!db.isDistributed) db.send(sql`SELECT refresh_small_statistics()`);
}

/** Lets what a transaction has added to a business be planned for, where the statistics do not know the business yet. */
export function refreshStatisticsOf(db: DatabaseTransaction, businessId: string): void {
  if (!db.isDistributed) db.send(sql`SELECT refresh_statistics_of(${uuid('business', businessId)})`);
}

/** The same of entries alone; such as belong to no transaction say nothing of other tables. */
export function refreshStatisticsOfEntries(db: DatabaseTransaction, businessId: string): void {
  if (!db.isDistributed) db.send(sql`SELECT refresh_statistics_of_entries(${uuid('business', businessId)})`);
}
