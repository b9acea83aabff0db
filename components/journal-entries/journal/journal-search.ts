import { parseAsNativeArrayOf, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { searchText } from '@/components/ui/filters/search-text';
import type { MoneyDirection } from '@/lib/contract/choices';
import { readEntriesText } from '@/lib/contract/read-drill-down';
import { endOfDay, isDay, startOfDay } from '@/lib/dates/instant';
import type { JournalSearch } from '@/lib/paths';
import type { EntryQuery } from '../entry-pages';
import { type FigureFilter, figureSearch } from './figure-search';

/** What the address of the journal says, by the names that `paths.journal` gives. */
export const journalSearch = {
  from: parseAsString.withDefault(''),
  to: parseAsString.withDefault(''),
  ledger: parseAsNativeArrayOf(parseAsString).withDefault([]),
  tag: parseAsString,
  status: parseAsStringLiteral(['bookkeeper_pending', 'business_pending', 'confirmed']),
  direction: parseAsStringLiteral(['in', 'out']),
  method: parseAsStringLiteral(['uncategorized']),
  q: searchText,
  sort: parseAsStringLiteral(['datetime', '-datetime']).withDefault('-datetime'),
  ...figureSearch,
};

export type JournalFilter = FigureFilter & {
  from: string;
  to: string;
  ledger: readonly string[];
  tag: string | null;
  status: NonNullable<JournalSearch['status']> | null;
  direction: MoneyDirection | null;
  method: 'uncategorized' | null;
  q: string;
  sort: 'datetime' | '-datetime';
};

export const directionNames = { in: 'Money in', out: 'Money out' } as const;

/**
 * The query of the service; what is no day in the address counts for nothing. A figure's own query replaces the
 * days and ledgers.
 */
export function journalQuery(filter: JournalFilter): EntryQuery {
  const { tag, status, direction, method, q, sort } = filter;
  return {
    ...(readEntriesText(filter.figure) ?? daysAndLedgersOf(filter)),
    tag_id: tag ? [tag] : undefined,
    review_status: status ?? undefined,
    direction: direction ?? undefined,
    categorization_method: method ?? undefined,
    search: q.trim() || undefined,
    with_links: 'true',
    sort,
    page_size: 100,
  };
}

/** The query of what all entries of a list add up to. */
export function sumQueryOf({
  sort: _sort,
  page_size: _size,
  with_links: _links,
  ...asked
}: EntryQuery): EntryQuery {
  return asked;
}

function daysAndLedgersOf({ from, to, ledger }: JournalFilter): EntryQuery {
  return {
    start_datetime: isDay(from) ? startOfDay(from) : undefined,
    end_datetime: isDay(to) ? endOfDay(to) : undefined,
    ledger_id: ledger.length > 0 ? [...ledger] : undefined,
  };
}

/** How many filters narrow the list, the search apart. */
export function countFilters({ from, to, ledger, tag, status, direction, method }: JournalFilter): number {
  const isSet = [isDay(from) || isDay(to), ledger.length > 0, tag, status, direction, method];
  return isSet.filter(Boolean).length;
}

export type FilterChange = Partial<{
  from: string | null;
  to: string | null;
  ledger: string[] | null;
  tag: string | null;
  status: JournalFilter['status'];
  direction: JournalFilter['direction'];
  method: JournalFilter['method'];
}>;
