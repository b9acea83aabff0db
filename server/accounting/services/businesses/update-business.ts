import type { Business, BusinessUpdate } from '@/lib/contract/business';
import { accept, refuse } from '@/lib/result';
import { changeBusiness } from '../../domain/businesses/change-business';
import { lockBusiness, saveBusiness } from '../../store/business-store';
import { lockChart } from '../../store/ledger-store';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';
import { moveBooksStart } from './move-books-start';

/** Changes a business. What writers and reports rely on changes when the writers at work are done. */
export async function updateBusiness(
  ctx: BusinessContext,
  input: BusinessUpdate,
): Promise<Outcome<Business>> {
  if (input.status || input.fiscal_year || input.entries_start) await lockChart(ctx.db, ctx.business.id);
  const before = await lockBusiness(ctx.db, ctx.business.id);
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const changed = changeBusiness(before, input, ctx.now);
  if (!changed.ok) return changed;
  const after = changed.value;
  await saveBusiness(ctx.db, after);
  if (before.entries_start !== after.entries_start) {
    const refused = await moveBooksStart({ ...ctx, business: before }, after.entries_start);
    if (refused) return refuse(refused);
  }
  audit(ctx, after.id, [{ action: 'update', resourceType: 'business', resourceId: after.id, before, after }]);
  return accept(after);
}
