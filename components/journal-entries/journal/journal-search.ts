import { parseAsNativeArrayOf, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { endOfDay, isDay, startOfDay } from '@/lib/dates/instant';
import type { JournalSearch } from '@/lib/paths';
import type { EntryQuery } from '../entry-pages';

/** What the address of the journal says, by the names that `paths.journal` gives. */
export const journalSearch = {
  from: parseAsString.withDefault(''),
  to: parseAsString.withDefault(''),
  ledger: parseAsNativeArrayOf(parseAsString).withDefault([]),
  status: parseAsStringLiteral(['bookkeeper_pending', 'business_pending', 'confirmed']),
  q: parseAsString.withDefault(''),
  sort: parseAsStringLiteral(['datetime', '-datetime']).withDefault('-datetime'),
};

export type JournalFilter = {
  from: string;
  to: string;
  ledger: readonly string[];
  status: NonNullable<JournalSearch['status']> | null;
  q: string;
  sort: 'datetime' | '-datetime';
};

/** The query of the service; what is no day in the address counts for nothing. */
export function journalQuery({ from, to, ledger, status, q, sort }: JournalFilter): EntryQuery {
  return {
    start_datetime: isDay(from) ? startOfDay(from) : undefined,
    end_datetime: isDay(to) ? endOfDay(to) : undefined,
    ledger_id: ledger.length > 0 ? [...ledger] : undefined,
    review_status: status ?? undefined,
    q: q.trim() || undefined,
    sort,
    page_size: 100,
  };
}

/** How many filters narrow the list, the search apart. */
export function countFilters({ from, to, ledger, status }: JournalFilter): number {
  return (isDay(from) || isDay(to) ? 1 : 0) + (ledger.length > 0 ? 1 : 0) + (status === null ? 0 : 1);
}

export type FilterChange = Partial<{
  from: string | null;
  to: string | null;
  ledger: string[] | null;
  status: JournalFilter['status'];
}>;
