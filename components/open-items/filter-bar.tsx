'use client';
import type { Ref } from 'react';
import type { Choice } from '@/components/ui/choices/choice';
import { LazyComboBox } from '@/components/ui/choices/lazy-combo-box';
import { DayRangeFilter } from '@/components/ui/filters/day-range-filter';
import { FilterChip } from '@/components/ui/filters/filter-chip';
import { Filters } from '@/components/ui/filters/filters';
import { SearchField } from '@/components/ui/filters/search-field';
import { MultiChoiceMenu } from '@/components/ui/overlays/multi-choice-menu';
import type { ItemFilters, ItemStatus, Probable } from './item-filters';

type BarProps = {
  filters: ItemFilters;
  onChange: (part: Partial<ItemFilters>) => void;
  statuses: readonly { id: ItemStatus; name: string }[];
  /** What the party is called, such as `vendor`. */
  partyTitle: string;
  parties: readonly Choice[];
  searchInput: Ref<HTMLInputElement>;
};

/** What narrows the list: status, day due, party, and what its text says. */
export function ItemFilterBar({ filters, onChange, statuses, partyTitle, parties, searchInput }: BarProps) {
  return (
    <search className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-5 py-2 max-sm:px-4 print:hidden">
      <Filters
        count={countSet(filters)}
        search={
          <SearchField
            label="Number or description"
            value={filters.q}
            onChange={(q) => onChange({ q })}
            keyHint="/"
            inputRef={searchInput}
            className="w-56 max-sm:w-auto max-sm:flex-[1_0_55%]"
          />
        }
      >
        <MultiChoiceMenu
          label="Status"
          allName="Any status"
          choices={statuses}
          value={filters.status}
          onChange={(status) => onChange({ status })}
        />
        <LazyComboBox
          aria-label={partyTitle}
          placeholder={`Any ${partyTitle}`}
          choices={parties}
          value={filters.party}
          onChange={(party) => onChange({ party })}
          className="w-52 max-sm:flex-1"
        />
        <DayRangeFilter of="Due" from={filters.from} to={filters.to} onChange={onChange} />
        {filters.probable && (
          <FilterChip name={probableNames[filters.probable]} onRemove={() => onChange({ probable: null })} />
        )}
      </Filters>
    </search>
  );
}

function countSet({ status, party, from, to, probable }: ItemFilters): number {
  return Number(status.length > 0) + [party, from ?? to, probable].filter((value) => value !== null).length;
}

const probableNames: Record<Probable, string> = {
  only: 'Only probably paid',
  none: 'Without probably paid',
};
