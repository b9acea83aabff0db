'use client';

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { Party, PartyKind } from '@/lib/contract/party';
import { partyReads } from '@/lib/reads/party-reads';
import { type FirstPage, pagesOptions, readOptions } from '@/lib/reads/read-options';
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
  return useQuery(partyOptions(id, kind, partyId));
}

/** Reads a vendor or customer again; null without an answer. */
export function useRereadParty(kind: PartyKind): (partyId: string) => Promise<Party | null> {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useCallback(
    async (partyId) => {
      const read = client.fetchQuery({ ...partyOptions(id, kind, partyId), staleTime: 0 });
      return read.then(({ data }) => data).catch(() => null);
    },
    [client, id, kind],
  );
}

function partyOptions(businessId: string, kind: PartyKind, partyId: string) {
  const vendor = readOptions(partyReads.vendor.one, businessId, { parameters: { vendor_id: partyId } });
  const customer = readOptions(partyReads.customer.one, businessId, { parameters: { customer_id: partyId } });
  return kind === 'vendor' ? vendor : (customer as unknown as typeof vendor);
}
