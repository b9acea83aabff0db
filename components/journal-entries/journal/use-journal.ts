'use client';
import { useQueryStates } from 'nuqs';
import { useCallback, useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { useDebounced } from '@/components/ui/filters/use-debounced';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { useEntryChanges } from '../changes/entry-changes-provider';
import { type FirstEntries, useEntryPages } from '../entry-pages';
import type { LedgerIndex } from '../entry-summary';
import { linksByEntry } from '../links/entry-links';
import { figureOf } from './figure-search';
import { countFilters, type JournalFilter, journalQuery, journalSearch } from './journal-search';
import { useCounted } from './use-counted';

/** The journal decides on no links. */
const nothingDecided: ReadonlyMap<string, TransactionLink> = new Map();

/** What the journal shows: the search in the address, the entries that it finds as they are changed, their links, and the figure behind them. */
export function useJournal(ledgers: LedgerIndex, first: FirstEntries) {
  const { id: businessId, currency } = useBusiness();
  const [search, setSearch] = useQueryStates(journalSearch, { history: 'replace' });
  const sought = useDebounced(search.q);
  const filter = useMemo((): JournalFilter => ({ ...search, q: sought }), [search, sought]);
  const query = useMemo(() => journalQuery(filter), [filter]);
  const inUse = useEntryChanges(ledgers);
  const { view } = inUse.state;
  const pages = useEntryPages(query, first);
  const read = useMemo(() => pages.data?.pages.flatMap((page) => page.data) ?? [], [pages.data]);
  const links = useMemo(() => linksByEntry(read, nothingDecided), [read]);
  const entries = useMemo(() => read.map((entry) => view(entry)), [read, view]);
  const figure = useMemo(() => figureOf(search, businessId), [search, businessId]);
  const counted = useCounted(figure, pages.data?.pages, currency);
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const isNarrowed = countFilters(search) > 0 || sought !== '';
  return {
    search,
    setSearch,
    isNarrowed,
    filter,
    query,
    inUse,
    pages,
    entries,
    links,
    figure,
    counted,
    loadMore,
  };
}

export type Journal = ReturnType<typeof useJournal>;
