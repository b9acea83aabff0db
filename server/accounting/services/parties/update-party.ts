import type { Party, PartyKind, PartyUpdate } from '@/lib/contract/party';
import { updatedText } from '@/lib/contract/updated-text';
import { dayOf } from '@/lib/dates/instant';
import { accept, refuse } from '@/lib/result';
import { findBalances, noBalance } from '../../store/open-items/party-balance-store';
import { lockParty, type StoredParty, saveParty } from '../../store/party-store';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';
import { externalIdTaken, presentParty } from './present-party';

export async function updateParty(
  ctx: BusinessContext,
  kind: PartyKind,
  input: PartyUpdate & { id: string },
): Promise<Outcome<Party>> {
  const before = await lockParty(ctx.db, kind, ctx.business.id, input.id);
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const after: StoredParty = {
    ...before,
    name: input.name ?? before.name,
    email: updatedText(input.email, before.email),
    phone: updatedText(input.phone, before.phone),
    external_id: updatedText(input.external_id, before.external_id),
    version: before.version + 1,
    updated_at: ctx.now,
  };
  if (!(await saveParty(ctx.db, kind, after))) return refuse(externalIdTaken(kind, after.external_id));
  audit(ctx, ctx.business.id, [
    { action: 'update', resourceType: kind, resourceId: after.id, before, after },
  ]);
  const balances = await findBalances(ctx.db, kind, ctx.business.id, [after.id], dayOf(ctx.now));
  return accept(presentParty(ctx.business, after, balances.get(after.id) ?? noBalance));
}
