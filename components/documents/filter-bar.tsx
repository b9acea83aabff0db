'use client';

import type { RefObject } from 'react';
import { ChoiceMenu } from '@/components/ui/choice-menu';
import { DateField } from '@/components/ui/date-field';
import { Filters } from '@/components/ui/filters';
import { SearchField } from '@/components/ui/search-field';
import type { DocumentFilters } from './document-filters';
import { typeChoices } from './document-words';

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
            className="w-56 max-sm:w-auto max-sm:flex-1"
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
        <span className="flex items-center gap-2 max-sm:w-full">
          <span aria-hidden className="text-soft">
            Uploaded
          </span>
          <DayFilter
            name="Uploaded from"
            value={filters.from}
            max={filters.to}
            onChange={(from) => onChange({ from })}
          />
          <span aria-hidden className="text-faint">
            –
          </span>
          <DayFilter
            name="Uploaded to"
            value={filters.to}
            min={filters.from}
            onChange={(to) => onChange({ to })}
          />
        </span>
      </Filters>
    </search>
  );
}

function countSet({ type, linked, from, to }: DocumentFilters): number {
  return [type, linked, from ?? to].filter((value) => value !== null).length;
}

type DayProps = {
  name: string;
  value: Date | null;
  min?: Date | null;
  max?: Date | null;
  onChange: (day: Date | null) => void;
};

function DayFilter({ name, value, min, max, onChange }: DayProps) {
  return (
    <DateField
      aria-label={name}
      value={dayText(value) ?? ''}
      min={dayText(min ?? null)}
      max={dayText(max ?? null)}
      onChange={(day) => onChange(day === '' ? null : new Date(`${day}T00:00:00Z`))}
      className="w-36 max-sm:w-auto max-sm:flex-1"
    />
  );
}

function dayText(day: Date | null): string | undefined {
  return day?.toISOString().slice(0, 10);
}
