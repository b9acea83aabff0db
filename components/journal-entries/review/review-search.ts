import { parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { searchText } from '@/components/ui/filters/search-text';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import { endOfDay, isDay, startOfDay } from '@/lib/dates/instant';
import type { EntryQuery } from '../entry-pages';

const statuses = ['bookkeeper_pending', 'business_pending', 'confirmed'] as const satisfies ReviewStatus[];
const shows = ['all', 'uncategorized', 'in', 'out'] as const;

/** What the address of the review says. */
export const reviewSearch = {
  status: parseAsStringLiteral(statuses).withDefault('bookkeeper_pending'),
  q: searchText,
  /** The ledger of one bank account or card; null for all. */
  account: parseAsString,
  /** Which of the entries are shown. */
  show: parseAsStringLiteral(shows).withDefault('all'),
  order: parseAsStringLiteral(['date', 'confidence']).withDefault('date'),
  /** The first and last day, both included; empty where the list has no bound. */
  from: parseAsString.withDefault(''),
  to: parseAsString.withDefault(''),
};

export type ReviewOrder = 'date' | 'confidence';
export type ReviewShow = (typeof shows)[number];

export type ReviewView = {
  status: ReviewStatus;
  q: string;
  account: string | null;
  show: ReviewShow;
  order: ReviewOrder;
  from: string;
  to: string;
};

/** What a person changes of the view; null for what it is by default. */
export type ReviewChange = { [Key in Exclude<keyof ReviewView, 'status'>]?: ReviewView[Key] | null };

/** Whether only some entries of the status are listed, the search apart. */
export function isNarrowed(view: ReviewView): boolean {
  return countFilters(view) > 0;
}

/** How many filters narrow the list, the search apart; both days are one. */
export function countFilters({ account, show, from, to }: ReviewView): number {
  return [account !== null, show !== 'all', isDay(from) || isDay(to)].filter(Boolean).length;
}

/** Which entries are listed. */
export function reviewFilter({ status, q, account, show, from, to }: Omit<ReviewView, 'order'>) {
  return {
    review_status: status,
    search: q.trim() || undefined,
    ledger_id: account ?? undefined,
    categorization_method: show === 'uncategorized' ? show : undefined,
    direction: show === 'in' || show === 'out' ? show : undefined,
    start_datetime: isDay(from) ? startOfDay(from) : undefined,
    end_datetime: isDay(to) ? endOfDay(to) : undefined,
  };
}

/** What the owner has answered comes first, then the oldest; or the surest first; what is done, latest first. */
export function reviewQuery({ order, ...view }: ReviewView): EntryQuery {
  const { status } = view;
  const pendingSort = order === 'confidence' ? '-confidence' : 'answered';
  return {
    ...reviewFilter(view),
    sort: status === 'confirmed' ? '-datetime' : pendingSort,
    with_links: 'true',
    page_size: 100,
  };
}
