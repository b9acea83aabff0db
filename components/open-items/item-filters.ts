import { parseAsIsoDate, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { type Day, endOfDay, startOfDay } from '@/lib/dates/instant';

export const listedStatuses = ['open', 'draft', 'paid', 'voided', 'all'] as const;
export type ListedStatus = (typeof listedStatuses)[number];

/** What narrows a list of bills or invoices; it stands in the address. The days are those on which they are due. */
export const itemFilters = {
  status: parseAsStringLiteral(listedStatuses).withDefault('open'),
  from: parseAsIsoDate,
  to: parseAsIsoDate,
  party: parseAsString,
  q: parseAsString.withDefault(''),
};

/** Which bill or invoice is open beside the list. */
export const openItem = parseAsString.withOptions({ history: 'replace' });

export type ItemFilters = {
  status: ListedStatus;
  from: Date | null;
  to: Date | null;
  party: string | null;
  q: string;
};

/** What the address must hold for none of the filters to narrow the list. */
export const noFilters = { status: 'all', from: null, to: null, party: null, q: null } as const;

const pageSize = 100;

/**
 * The service's query for the filters; both days are inclusive. What awaits something comes by its due date, what is
 * over comes the latest first.
 */
export function itemQuery({ status, from, to, party, q }: ItemFilters, partyParameter: PartyParameter) {
  return {
    ...(status === 'all' ? {} : { status }),
    ...(from ? { due_at_start: startOfDay(dayText(from)) } : {}),
    ...(to ? { due_at_end: endOfDay(dayText(to)) } : {}),
    ...(party ? { [partyParameter]: party } : {}),
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    sort: status === 'open' || status === 'draft' ? ('due_at' as const) : ('-due_at' as const),
    page_size: pageSize,
  };
}

export type PartyParameter = 'vendor_id' | 'customer_id';
export type ItemQuery = ReturnType<typeof itemQuery>;

export function isNarrowed({ status, from, to, party, q }: ItemFilters): boolean {
  return status !== 'all' || from !== null || to !== null || party !== null || q.trim() !== '';
}

export function dayText(day: Date): Day {
  return day.toISOString().slice(0, 10);
}

export function dateOf(day: Day | null): Date | null {
  return day === null || day === '' ? null : new Date(startOfDay(day));
}
