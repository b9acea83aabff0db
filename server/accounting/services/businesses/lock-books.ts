import type { BooksLock, Business } from '@/lib/contract/business';
import { accept, refuse } from '@/lib/result';
import { moveLock } from '../../domain/businesses/move-lock';
import { lockBusiness, saveBusiness } from '../../store/business-store';
import { lockChart } from '../../store/ledger-store';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';

/** Sets, moves or removes the books lock; waits for transactions that are writing. The audit log keeps the reason. */
export async function lockBooks(ctx: BusinessContext, input: BooksLock): Promise<Outcome<Business>> {
  await lockChart(ctx.db, ctx.business.id);
  const before = await lockBusiness(ctx.db, ctx.business.id);
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const moved = moveLock(before, input, ctx.now);
  if (!moved.ok) return moved;
  const { after, reason } = moved.value;
  await saveBusiness(ctx.db, after);
  audit(ctx, after.id, [
    {
      action: 'lock_books',
      resourceType: 'business',
      resourceId: after.id,
      before: { books_locked_through: before.books_locked_through },
      after: { books_locked_through: after.books_locked_through, reason },
    },
  ]);
  return accept(after);
}
