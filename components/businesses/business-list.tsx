'use client';

import { ArrowRight } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { type RefObject, useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useCommands } from '@/components/ui/commands/commands';
import { SearchField } from '@/components/ui/filters/search-field';
import { searchText } from '@/components/ui/filters/search-text';
import { useLocale } from '@/components/ui/locale';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { countOf } from '@/lib/format/count';
import { BusinessTable } from './business-table';
import {
  findBusinesses,
  hasWork,
  type ListedBusiness,
  pathOfWork,
  sortByWork,
  workSorts,
} from './business-work';

/** Fewer are in sight at once anyway. */
const worthSearching = 8;

/** The businesses of the signed-in person and what waits in each; the search and the order are kept in the address. */
export function BusinessList({ businesses }: { businesses: ListedBusiness[] }) {
  const [search, setSearch] = useQueryState('q', searchText);
  const [sort, setSort] = useQueryState('sort', parseAsStringLiteral(workSorts).withDefault('name'));
  const deferredSearch = useDeferredValue(search);
  const shown = useMemo(
    () => sortByWork(findBusinesses(businesses, deferredSearch), sort),
    [businesses, deferredSearch, sort],
  );
  const isSearchable = businesses.length >= worthSearching || search !== '';
  const searchRef = useRef<HTMLInputElement>(null);
  const waiting = businesses.filter(hasWork).length;
  const next = shown.find(hasWork) ?? null;
  const openNext = useListKeys(next && pathOfWork(next), isSearchable, searchRef);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        {isSearchable && (
          <SearchField
            label="Search businesses"
            value={search}
            onChange={setSearch}
            inputRef={searchRef}
            keyHint="/"
            onLeave={() => focusLink(1)}
            className="max-sm:w-full"
          />
        )}
        <WorkSummary waiting={waiting} />
        {next && businesses.length > 1 && (
          <Button onPress={openNext} icon={<ArrowRight aria-hidden className="size-3.5" />} keyHint="g b">
            Next with work
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState title={`No businesses match “${search}”`}>Try part of its name or industry.</EmptyState>
      ) : (
        <BusinessTable label="Businesses" businesses={shown} sort={sort} onSort={setSort} />
      )}
    </div>
  );
}

function WorkSummary({ waiting }: { waiting: number }) {
  const locale = useLocale();
  const words =
    waiting === 0
      ? 'Nothing is waiting for you.'
      : `Work is waiting in ${countOf(waiting, 'business', 'businesses', locale)}.`;
  return <p className="mr-auto text-soft">{words}</p>;
}

/**
 * The keys of the list; gives what opens the next business with work.
 * @param next where the first of those shown with work has it
 */
function useListKeys(
  next: string | null,
  isSearchable: boolean,
  searchRef: RefObject<HTMLInputElement | null>,
): () => void {
  const router = useRouter();
  const openNext = useCallback(() => next !== null && router.push(next), [router, next]);
  const commands = useMemo(() => {
    const group = 'Businesses';
    const search = () => searchRef.current?.focus();
    return [
      { id: 'next', name: 'Next business', group, keys: ['j', 'ArrowDown'], run: () => focusLink(1) },
      { id: 'previous', name: 'Previous business', group, keys: ['k', 'ArrowUp'], run: () => focusLink(-1) },
      { id: 'search', name: 'Search businesses', group, keys: ['/'], isDisabled: !isSearchable, run: search },
      {
        id: 'next-with-work',
        name: 'Next business with work',
        group,
        keys: ['g b'],
        isDisabled: next === null,
        run: () => void openNext(),
      },
    ];
  }, [next, isSearchable, openNext, searchRef]);
  useCommands(commands);
  return openNext;
}

/** Moves the focus to the name of the business after or before the focused one. */
function focusLink(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-business]')];
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const next = at === -1 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1);
  links[next]?.focus();
}
