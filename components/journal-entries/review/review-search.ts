import { parseAsString, parseAsStringLiteral } from 'nuqs/server';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import type { EntryQuery } from '../entry-pages';

const statuses = ['bookkeeper_pending', 'business_pending', 'confirmed'] as const satisfies ReviewStatus[];

/** What the address of the review says. */
export const reviewSearch = {
  status: parseAsStringLiteral(statuses).withDefault('bookkeeper_pending'),
  q: parseAsString.withDefault(''),
  /** The ledger of one bank account or card; null for all. */
  account: parseAsString,
  order: parseAsStringLiteral(['date', 'confidence']).withDefault('date'),
};

export type ReviewOrder = 'date' | 'confidence';

export type ReviewView = { status: ReviewStatus; q: string; account: string | null };

/** Work comes oldest first; what is done, latest first. */
export function reviewQuery({ status, q, account }: ReviewView): EntryQuery {
  return {
    review_status: status,
    q: q.trim() || undefined,
    ledger_id: account ?? undefined,
    sort: status === 'confirmed' ? '-datetime' : 'datetime',
    with_links: 'true',
    page_size: 100,
  };
}
