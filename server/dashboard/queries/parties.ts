import type { z } from 'zod';
import type { PartyKind, partyListQuery } from '@/lib/contract/party';
import { accept } from '@/lib/result';
import { everyPage } from '../accounting/every-page';
import type { Member } from '../session/guard';

export type PartyQuery = z.input<typeof partyListQuery>;

/** One page of the vendors or customers. */
export function readParties({ client }: Member, businessId: string, kind: PartyKind, query: PartyQuery) {
  const call = { parameters: { business_id: businessId }, query };
  return kind === 'vendor' ? client.listVendors(call) : client.listCustomers(call);
}

/** Every vendor or customer by name, in alphabetical order: for fields that choose one, and lists that name them. */
export async function readPartyNames(member: Member, businessId: string, kind: PartyKind) {
  const all = await everyPage((page_token) => readParties(member, businessId, kind, { page_token }));
  if (!all.ok) return all;
  const names = all.value.map(({ id, name }) => ({ id, name }));
  return accept({ data: names.toSorted((left, right) => left.name.localeCompare(right.name)) });
}
