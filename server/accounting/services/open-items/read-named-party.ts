import type { PartyKind } from '@/lib/contract/party';
import type { KnownForItem } from '../../domain/postings/known-for-item';
import { findParties } from '../../store/party-store';
import type { BusinessContext } from '../context';

/**
 * The name of the vendor or customer, or the fault of one that the business has not; nothing is said of one that is not
 * given.
 */
export async function readNamedParty(
  ctx: BusinessContext,
  kind: PartyKind,
  id: string | null | undefined,
): Promise<Pick<KnownForItem, 'partyFaults' | 'partyName'>> {
  if (id === null || id === undefined) return { partyFaults: [], partyName: null };
  const party = (await findParties(ctx.db, kind, ctx.business.id, [id])).get(id);
  if (party) return { partyFaults: [], partyName: party.name };
  const fault = { path: `/${kind}_id`, code: 'not_found', message: `is not a ${kind} of this business` };
  return { partyFaults: [fault], partyName: null };
}
