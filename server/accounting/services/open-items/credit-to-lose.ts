import type { AnyItem } from '../../domain/postings/any-item';
import { creditLost, creditStandsAt } from '../../domain/postings/refuse-item-change';
import { unusedCreditOf } from '../../store/open-items/credit-store';
import type { BusinessContext } from '../context';

/** What of its credit the party of the item has not used, in minor units; 0 where a change takes none away and nobody asks. */
export async function creditToLose(ctx: BusinessContext, before: AnyItem, after: AnyItem): Promise<bigint> {
  if (creditLost(before, after) === 0n) return 0n;
  const party = { kind: before.kind === 'bill' ? 'vendor' : 'customer', id: before.partyId } as const;
  return unusedCreditOf(ctx.db, ctx.business.id, party, creditStandsAt(before, ctx.now));
}
