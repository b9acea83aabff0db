import type { Logger } from '@/server/platform/logging';
import type { Database } from '../store/database';
import { refreshStatistics } from '../store/statistics';

/** The first refresh comes after so many changes; each further one after ten times as many. */
const firstRefresh = 100;
const lastRefresh = 1_000_000;
/** Tables with more rows than so many for each change are as they were. */
const rowsForEach = 10;

/**
 * Refreshes the planner's statistics while the books of a new database grow through their first powers of ten:
 * faster than PostgreSQL's own autovacuum, which looks once a minute. Later its share of the work is enough.
 */
export function statisticsRefresher(database: Database, logger: Logger) {
  let changes = 0;
  let due = firstRefresh;
  let work = Promise.resolve();

  async function refresh(rowsBelow: number): Promise<void> {
    try {
      await refreshStatistics(database, rowsBelow);
    } catch (error) {
      logger.warn({ err: error }, 'refreshing planner statistics failed; autovacuum will do it');
    }
  }

  return {
    changed(count: number): void {
      changes += count;
      if (changes < due) return;
      while (due <= changes) due = due >= lastRefresh ? Number.POSITIVE_INFINITY : due * 10;
      const rowsBelow = changes * rowsForEach;
      work = work.then(() => refresh(rowsBelow));
    },
    /** Resolves when no refresh is under way. */
    settled: () => work,
  };
}
