'use client';

import { useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { useDebounced } from '@/components/ui/filters/use-debounced';
import { useOpenItem } from '@/components/ui/list-detail/use-open-item';
import type { ItemKind } from '@/lib/contract/item-kind';
import { itemFilters, itemQuery, type PartyParameter } from './item-filters';

export type ItemsView = ReturnType<typeof useItemsView>;

/**
 * What the address says of a list of bills or invoices: its filters, the service's query for them, and which one is
 * open beside it (under `kind`).
 */
export function useItemsView(kind: ItemKind, partyParameter: PartyParameter) {
  const [filters, setFilters] = useQueryStates(itemFilters);
  const openItem = useOpenItem(kind);
  const q = useDebounced(filters.q);
  const query = useMemo(() => itemQuery({ ...filters, q }, partyParameter), [filters, q, partyParameter]);
  return {
    kind,
    filters,
    setFilters: (part: Parameters<typeof setFilters>[0]) => void setFilters(part),
    query,
    ...openItem,
  };
}
