import { findBusiness } from '../store/business-store';
import { relyOnChart } from '../store/ledger-store';
import type { PostingContext } from './context';

/**
 * Waits for whoever changes the chart or the settings of the books; both then stay as they are until the transaction ends.
 * Gives the context with the settings of now: those of when the request began may be from before the wait.
 */
export async function relyOnBooks<Ctx extends Pick<PostingContext, 'db' | 'business'>>(
  ctx: Ctx,
): Promise<Ctx> {
  relyOnChart(ctx.db, ctx.business.id);
  const business = await findBusiness(ctx.db, ctx.business.id);
  if (!business) throw new Error(`${ctx.business.id} is not there any more`);
  return { ...ctx, business };
}
