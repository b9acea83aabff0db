import type { Business, BusinessUpdate } from '@/lib/contract/business';
import { accept, refuse } from '@/lib/result';
import { lockBusiness, saveBusiness } from '../../store/business-store';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';

export async function updateBusiness(
  ctx: BusinessContext,
  input: BusinessUpdate,
): Promise<Outcome<Business>> {
  const before = await lockBusiness(ctx.db, ctx.business.id);
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const after: Business = {
    ...before,
    name: input.name ?? before.name,
    status: input.status ?? before.status,
    industry: input.industry ?? before.industry,
    aggregator_user_token: input.aggregator_user_token ?? before.aggregator_user_token,
    version: before.version + 1,
    updated_at: ctx.now,
  };
  await saveBusiness(ctx.db, after);
  audit(ctx, after.id, [{ action: 'update', resourceType: 'business', resourceId: after.id, before, after }]);
  return accept(after);
}
