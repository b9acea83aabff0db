import type { Logger } from '@/server/platform/logging';
import type { Database } from '../store/database';
import { foldUnreviewed } from '../store/journal-entry/count-unreviewed';
import { foldTotals, mayFold } from '../store/period-total-store';

/** The number of changes to a business's totals after which they are folded. */
const foldAt = 400;

const anywhereBelow = () => Math.floor(Math.random() * foldAt);

/**
 * Counts what writers add to the totals of each business, and to its counts of unreviewed entries, and folds it in, in
 * the background, one business at a time. What a process has counted is forgotten when it ends, so the count of a
 * business begins by chance anywhere below the threshold: one whose processes end before so many changes is folded as
 * often as any other, in the mean. What is not folded yet is only slower to read, never wrong.
 */
export function totalsFolder(
  database: Pick<Database, 'write'>,
  logger: Logger,
  firstCount: () => number = anywhereBelow,
) {
  const counted = new Map<string, number>();
  const due = new Set<string>();
  let work = Promise.resolve();

  async function fold(tenantId: string, businessId: string): Promise<void> {
    const count = counted.get(businessId) ?? 0;
    // Changes counted from here on may not be part of this fold.
    counted.set(businessId, 0);
    due.delete(businessId);
    try {
      await database.write(
        { tenantId, businessId },
        async (db) => {
          if (!(await mayFold(db, businessId))) return;
          await foldTotals(db, businessId);
          await foldUnreviewed(db, businessId);
        },
        () => true,
      );
    } catch (error) {
      counted.set(businessId, count + (counted.get(businessId) ?? 0));
      logger.warn({ err: error, businessId }, 'folding period totals failed; the next write retries it');
    }
  }

  return {
    totalsChanged(tenantId: string, businessId: string, count: number): void {
      const changes = (counted.get(businessId) ?? firstCount()) + count;
      counted.set(businessId, changes);
      if (changes < foldAt || due.has(businessId)) return;
      due.add(businessId);
      work = work.then(() => fold(tenantId, businessId));
    },
    /** Resolves when nothing is being folded any more. */
    settled: () => work,
  };
}
