import type { Party, PartyKind, PartyListQuery } from '@/lib/contract/party';
import { dayOf } from '@/lib/dates/instant';
import { accept, refuse } from '@/lib/result';
import { findBalances, noBalance } from '../../store/open-items/party-balance-store';
import { findParties, listParties } from '../../store/party-store';
import { type BusinessContext, notFound, type Outcome, type PageOutcome } from '../context';
import { paginationOf, readKeyset } from '../paging';
import { presentParty } from './present-party';

export async function getParty(ctx: BusinessContext, kind: PartyKind, id: string): Promise<Outcome<Party>> {
  const parties = await findParties(ctx.db, kind, ctx.business.id, [id]);
  const party = parties.get(id);
  if (!party) return refuse(notFound);
  const balances = await findBalances(ctx.db, kind, ctx.business.id, [id], dayOf(ctx.now));
  return accept(presentParty(ctx.business, party, balances.get(id) ?? noBalance));
}

export async function pageParties(
  ctx: BusinessContext,
  kind: PartyKind,
  query: PartyListQuery,
): Promise<PageOutcome<Party>> {
  const list = `${kind} ${ctx.business.id}`;
  const keyset = readKeyset(ctx.pageTokenKey, list, query, 'ascending');
  if (!keyset.ok) return keyset;
  const page = await listParties(ctx.db, kind, ctx.business.id, query, keyset.value);
  const ids = page.items.map((party) => party.id);
  const balances = await findBalances(ctx.db, kind, ctx.business.id, ids, dayOf(ctx.now));
  return accept({
    items: page.items.map((party) => presentParty(ctx.business, party, balances.get(party.id) ?? noBalance)),
    pagination: paginationOf(ctx.pageTokenKey, list, query, page),
  });
}
