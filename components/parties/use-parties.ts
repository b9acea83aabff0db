'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { partyReads } from '@/lib/reads/party-reads';
import { type FirstPage, pagesOptions, readOptions } from '@/lib/reads/read-options';
import type { PartyKind } from './party-kind';
import type { PartyQuery } from './party-search';

// Vendors and customers have the same shape; to the types they are what vendors are.
const listOf = (kind: PartyKind) => partyReads[kind].list as typeof partyReads.vendor.list;

export type FirstParties = FirstPage<typeof partyReads.vendor.list>;

/** Vendors or customers by name, page after page. */
export function useParties(kind: PartyKind, query: PartyQuery, first: FirstParties) {
  const { id } = useBusiness();
  return useInfiniteQuery(pagesOptions(listOf(kind), id, { query }, first));
}

export function useParty(kind: PartyKind, partyId: string) {
  const { id } = useBusiness();
  const vendor = readOptions(partyReads.vendor.one, id, { parameters: { vendor_id: partyId } });
  const customer = readOptions(partyReads.customer.one, id, { parameters: { customer_id: partyId } });
  return useQuery(kind === 'vendor' ? vendor : (customer as unknown as typeof vendor));
}
