import type { BusinessWork } from '@/lib/contract/business-work';
import { accept } from '@/lib/result';
import { readBusinessWork } from '../../store/business-work-store';
import type { Context, Outcome } from '../context';

/** What waits in the books of every business of the tenant, by the name of the business. */
export async function listBusinessWork(ctx: Context): Promise<Outcome<BusinessWork[]>> {
  return accept(await readBusinessWork(ctx.db));
}
