'use client';

import { parseAsString, useQueryState } from 'nuqs';
import { useDeferredValue } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { SearchField } from '@/components/ui/search-field';
import { BusinessRow, type ListedBusiness } from './business-row';

/** Fewer are in sight at once anyway. */
const worthSearching = 8;

/** The businesses of the signed-in person; the search stands in the address. */
export function BusinessList({ businesses }: { businesses: ListedBusiness[] }) {
  const [search, setSearch] = useQueryState('q', parseAsString.withDefault(''));
  const found = businessesCalled(useDeferredValue(search), businesses);
  const isSearchable = businesses.length >= worthSearching || search !== '';
  return (
    <div className="flex flex-col gap-4">
      {isSearchable && <SearchField label="Search businesses" value={search} onChange={setSearch} />}
      {found.length === 0 ? (
        <EmptyState title={`No businesses match “${search}”`}>Try part of its name or industry.</EmptyState>
      ) : (
        <ul className="border-t border-line">
          {found.map((business) => (
            <BusinessRow key={business.id} business={business} />
          ))}
        </ul>
      )}
    </div>
  );
}

function businessesCalled(search: string, businesses: ListedBusiness[]): ListedBusiness[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return businesses.filter(({ name, industry }) => {
    const text = `${name} ${industry ?? ''}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
