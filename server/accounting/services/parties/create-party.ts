import type { Party, PartyCreate, PartyKind } from '@/lib/contract/party';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, refuse } from '@/lib/result';
import { noBalance } from '../../store/open-items/party-balance-store';
import { insertParty, type StoredParty } from '../../store/party-store';
import { audit, type BusinessContext, type Outcome } from '../context';
import { externalIdTaken, presentParty } from './present-party';

export async function createParty(
  ctx: BusinessContext,
  kind: PartyKind,
  input: PartyCreate,
): Promise<Outcome<Party>> {
  const party: StoredParty = {
    id: newIdentifier(kind),
    business_id: ctx.business.id,
    name: input.name,
    email: input.email ?? null,
    phone: input.phone ?? null,
    external_id: input.external_id ?? null,
    version: 1,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
  if (!(await insertParty(ctx.db, kind, party))) return refuse(externalIdTaken(kind, party.external_id));
  audit(ctx, ctx.business.id, [
    { action: 'create', resourceType: kind, resourceId: party.id, before: null, after: party },
  ]);
  return accept(presentParty(ctx.business, party, noBalance));
}
