import { parseAsString, parseAsStringLiteral } from 'nuqs/server';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import type { EntryQuery } from '../entry-pages';

const statuses = ['bookkeeper_pending', 'business_pending', 'confirmed'] as const satisfies ReviewStatus[];

/** What the address of the review says. */
export const reviewSearch = {
  status: parseAsStringLiteral(statuses).withDefault('bookkeeper_pending'),
  q: parseAsString.withDefault(''),
};

/** The open entry stands in the address too, but does not change the list. */
export const openEntry = parseAsString;

/** Work comes oldest first; what is done, latest first. */
export function reviewQuery({ status, q }: { status: ReviewStatus; q: string }): EntryQuery {
  return {
    review_status: status,
    q: q.trim() || undefined,
    sort: status === 'confirmed' ? '-datetime' : 'datetime',
    page_size: 100,
  };
}
