import type { Fault } from '@/lib/contract/problem';
import { findParties, type PartyKind } from '../../store/party-store';
import type { BusinessContext } from '../context';

/** The fault of a vendor or customer that the business has not; nothing is said of one that is not given. */
export async function partyFaults(
  ctx: BusinessContext,
  kind: PartyKind,
  id: string | null | undefined,
): Promise<Fault[]> {
  if (id === null || id === undefined) return [];
  const found = await findParties(ctx.db, kind, ctx.business.id, [id]);
  if (found.size === 1) return [];
  return [{ path: `/${kind}_id`, code: 'not_found', message: `is not a ${kind} of this business` }];
}
