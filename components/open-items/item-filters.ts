import { parseAsArrayOf, parseAsIsoDate, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { searchText } from '@/components/ui/filters/search-text';
import { type Day, endOfDay, startOfDay } from '@/lib/dates/instant';

const itemStatuses = ['draft', 'open', 'paid', 'voided'] as const;
const probables = ['only', 'none'] as const;
export type Probable = (typeof probables)[number];
export type ItemStatus = (typeof itemStatuses)[number];

/** What narrows a list of bills or invoices; kept in the address. The days are those on which they are due. */
export const itemFilters = {
  /** Any of these; none means all. */
  status: parseAsArrayOf(parseAsStringLiteral(itemStatuses)).withDefault(['open']),
  from: parseAsIsoDate,
  to: parseAsIsoDate,
  party: parseAsString,
  /** Only those that bank transactions probably pay in full, or none of these. */
  probable: parseAsStringLiteral(probables),
  q: searchText,
};

export type ItemFilters = {
  status: ItemStatus[];
  from: Date | null;
  to: Date | null;
  party: string | null;
  probable: Probable | null;
  q: string;
};

/** What the address must hold for none of the filters to narrow the list. */
export const noFilters = { status: [], from: null, to: null, party: null, probable: null, q: null };

/** Of what is open, what bank transactions probably pay in full. */
export const probableFilters = { ...noFilters, status: ['open' as const], probable: 'only' as const };

const pageSize = 100;

/**
 * The service's query for the filters; both days are inclusive. What awaits something comes by its due date, what is
 * over comes the latest first.
 */
export function itemQuery(
  { status, from, to, party, probable, q }: ItemFilters,
  partyParameter: PartyParameter,
) {
  return {
    ...(status.length === 0 ? {} : { status: status.join(',') }),
    ...(from ? { due_at_start: startOfDay(dayText(from)) } : {}),
    ...(to ? { due_at_end: endOfDay(dayText(to)) } : {}),
    ...(party ? { [partyParameter]: party } : {}),
    ...(probable ? { probably_paid: probable === 'only' ? ('true' as const) : ('false' as const) } : {}),
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    sort: awaitsSomething(status) ? ('due_at' as const) : ('-due_at' as const),
    page_size: pageSize,
  };
}

export type PartyParameter = 'vendor_id' | 'customer_id';
export type ItemQuery = ReturnType<typeof itemQuery>;

function awaitsSomething(status: readonly ItemStatus[]): boolean {
  return status.length > 0 && status.every((each) => each === 'open' || each === 'draft');
}

export function isNarrowed({ status, from, to, party, probable, q }: ItemFilters): boolean {
  return (
    status.length > 0 ||
    from !== null ||
    to !== null ||
    party !== null ||
    probable !== null ||
    q.trim() !== ''
  );
}

/** What was searched for, a text or a vendor or customer, without what else leaves something out; null where nothing does. */
export function searchAlone(filters: ItemFilters) {
  const { q, party } = filters;
  const isSearched = q.trim() !== '' || party !== null;
  return isSearched && isNarrowed({ ...filters, q: '', party: null }) ? { ...noFilters, q, party } : null;
}

export function dayText(day: Date): Day {
  return day.toISOString().slice(0, 10);
}

export function dateOf(day: Day | null): Date | null {
  return day === null || day === '' ? null : new Date(startOfDay(day));
}
