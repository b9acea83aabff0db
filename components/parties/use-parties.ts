'use client';

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { readData } from '@/lib/client/read-data';
import type { Party } from '@/lib/contract/party';
import { dataOf, type Pagination, pageOf } from '@/lib/contract/primitives';
import { vendor } from '@/lib/contract/vendor';
import { dataPaths } from '@/lib/paths';
import type { PartyKind } from './party-kind';
import type { PartyQuery } from './party-search';
import { partiesKey } from './use-party-names';

// Vendors and customers have the same shape.
const pageAnswer = pageOf(vendor);
const oneAnswer = dataOf(vendor);

/** The first page, as the server read it with the screen; `readAt` in milliseconds since 1970. */
export type FirstParties = {
  query: PartyQuery;
  page: { data: Party[]; pagination: Pagination };
  readAt: number;
};

/** Vendors or customers by name, page after page. */
export function useParties(kind: PartyKind, query: PartyQuery, first: FirstParties) {
  const { id } = useBusiness();
  const isFirst = JSON.stringify(query) === JSON.stringify(first.query);
  return useInfiniteQuery({
    queryKey: [...partiesKey(id, kind), 'list', query],
    queryFn: ({ pageParam, signal }) =>
      readData(
        dataPaths.parties(id, kind, { ...query, page_token: pageParam ?? undefined }),
        pageAnswer,
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.pagination.next_page_token,
    ...(isFirst
      ? { initialData: { pages: [first.page], pageParams: [null] }, initialDataUpdatedAt: first.readAt }
      : {}),
    placeholderData: keepPreviousData,
  });
}

export function useParty(kind: PartyKind, partyId: string) {
  const { id } = useBusiness();
  return useQuery({
    queryKey: [...partiesKey(id, kind), 'one', partyId],
    queryFn: ({ signal }) => readData(dataPaths.party(id, kind, partyId), oneAnswer, signal),
  });
}
