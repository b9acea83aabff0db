import type { BooksLock, Business } from '@/lib/contract/business';
import { invalid } from '@/lib/contract/problem';
import { accept, refuse } from '@/lib/result';
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
  const reason = input.reason?.trim() ? input.reason : null;
  if (movesBack(before.books_locked_through, input.through) && reason === null) {
    const message = `is required to move the lock back from ${before.books_locked_through}`;
    return refuse(invalid([{ path: '/reason', code: 'required', message }]));
  }
  const after: Business = {
    ...before,
    books_locked_through: input.through,
    version: before.version + 1,
    updated_at: ctx.now,
  };
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

function movesBack(from: string | null, to: string | null): boolean {
  return from !== null && (to === null || to < from);
}
