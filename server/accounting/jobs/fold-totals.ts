import type { Logger } from '@/server/platform/logging';
import type { Database } from '../store/database';
import { foldTotals } from '../store/period-total-store';

/** So many changes of a business's totals may stand beside them before they are folded in. */
const foldAt = 400;

/**
 * Counts what writers add to the totals of each business and folds it in, in the background, one business at a
 * time. What a process forgets by ending is only slower to read, never wrong; its next writers fold it.
 */
export function totalsFolder(database: Database, logger: Logger) {
  const waiting = new Map<string, number>();
  let work = Promise.resolve();

  async function fold(tenantId: string, businessId: string): Promise<void> {
    waiting.delete(businessId);
    try {
      await database.write(
        { tenantId, businessId },
        (db) => foldTotals(db, businessId),
        () => true,
      );
    } catch (error) {
      logger.warn({ err: error, businessId }, 'totals were not folded; the next writers do it');
    }
  }

  return {
    totalsChanged(tenantId: string, businessId: string, count: number): void {
      const before = waiting.get(businessId) ?? 0;
      waiting.set(businessId, before + count);
      if (before < foldAt && before + count >= foldAt) work = work.then(() => fold(tenantId, businessId));
    },
    /** Resolves when nothing is being folded any more. */
    settled: () => work,
  };
}
