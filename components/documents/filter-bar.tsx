'use client';

import type { RefObject } from 'react';
import { DayRangeFilter } from '@/components/ui/filters/day-range-filter';
import { Filters } from '@/components/ui/filters/filters';
import { SearchField } from '@/components/ui/filters/search-field';
import { ChoiceMenu } from '@/components/ui/overlays/choice-menu';
import type { DocumentFilters } from './document-filters';
import { typeChoices } from './document-state';

type Props = {
  filters: DocumentFilters;
  onChange: (part: Partial<DocumentFilters>) => void;
  searchRef: RefObject<HTMLInputElement | null>;
};

const anyType = 'any';
const choices = [{ id: anyType, name: 'All types' } as const, ...typeChoices];
const linkChoices = [
  { id: 'any', name: 'Linked or not' },
  { id: 'yes', name: 'Linked' },
  { id: 'no', name: 'Not linked' },
] as const;

export function DocumentFilterBar({ filters, onChange, searchRef }: Props) {
  return (
    <search className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-2 max-sm:px-4 print:hidden">
      <Filters
        count={countSet(filters)}
        search={
          <SearchField
            label="Search documents"
            keyHint="/"
            value={filters.q}
            onChange={(q) => onChange({ q })}
            inputRef={searchRef}
            className="w-56 max-sm:w-auto max-sm:flex-[1_0_55%]"
          />
        }
      >
        <ChoiceMenu
          label="Type"
          choices={choices}
          value={filters.type ?? anyType}
          onChange={(type) => onChange({ type: type === anyType ? null : type })}
          className="max-sm:flex-1"
        />
        <ChoiceMenu
          label="Transaction"
          choices={linkChoices}
          value={filters.linked ?? 'any'}
          onChange={(linked) => onChange({ linked: linked === 'any' ? null : linked })}
          className="max-sm:flex-1"
        />
        <DayRangeFilter of="Uploaded" from={filters.from} to={filters.to} onChange={onChange} />
      </Filters>
    </search>
  );
}

function countSet({ type, linked, from, to }: DocumentFilters): number {
  return [type, linked, from ?? to].filter((value) => value !== null).length;
}
