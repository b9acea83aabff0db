import type { Business, BusinessUpdate } from '@/lib/contract/business';
import type { Instant } from '@/lib/dates/instant';
import { accept, refuse } from '@/lib/result';
import { changeBusiness } from '../../domain/businesses/change-business';
import { refuseAcrossStart, refuseBetweenReversal } from '../../domain/businesses/refuse-across-start';
import { lockBusiness, saveBusiness } from '../../store/business-store';
import { findReversedBeforeStart } from '../../store/journal-entry/reversal-across-start';
import { lockChart } from '../../store/ledger-store';
import { findItemsAcrossStart } from '../../store/open-items/items-across-start';
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
  const across = await itemsAcrossStart(ctx, before.entries_start, after.entries_start);
  const apart =
    refuseAcrossStart(after.entries_start, across) ??
    refuseBetweenReversal(
      after.entries_start,
      await reversedBeforeStart(ctx, before.entries_start, after.entries_start),
    );
  if (apart) return refuse(apart);
  await saveBusiness(ctx.db, after);
  if (before.entries_start !== after.entries_start) {
    const refused = await moveBooksStart({ ...ctx, business: before }, after.entries_start);
    if (refused) return refuse(refused);
  }
  audit(ctx, after.id, [{ action: 'update', resourceType: 'business', resourceId: after.id, before, after }]);
  return accept(after);
}

async function reversedBeforeStart({ db, business }: BusinessContext, before: Instant, after: Instant) {
  return before === after ? null : findReversedBeforeStart(db, business.id, { before, after });
}

async function itemsAcrossStart({ db, business }: BusinessContext, before: Instant, after: Instant) {
  if (before === after) return [];
  const bills = await findItemsAcrossStart(db, business.id, 'bill', { before, after });
  return [bills, await findItemsAcrossStart(db, business.id, 'invoice', { before, after })];
}
