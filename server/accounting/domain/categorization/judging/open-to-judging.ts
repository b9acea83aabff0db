import type { CategorizationMethod, ReviewStatus } from '@/lib/contract/journal-entry';
import type { Instant } from '@/lib/dates/instant';
import { isLocked } from '../../journal-entry/books-lock';
import type { EntrySuggestion } from '../../journal-entry/entry';

type Pending = {
  version: number;
  datetime: Instant;
  reviewStatus: ReviewStatus;
  isReconciled: boolean;
  method: CategorizationMethod;
  suggestion: EntrySuggestion | null;
  lines: readonly { isPayment: boolean }[];
};

/** What the service may replace: its own rules and suggestions, no person's choice, payment, transfer or refund. */
const replaceable: readonly CategorizationMethod[] = ['rule', 'similarity', 'uncategorized'];

/**
 * Whether the service may judge the entry of a bank transaction again: it awaits the bookkeeper, nothing but the service
 * has changed it, and it is neither linked, reconciled nor in locked books.
 */
export function isOpenToJudging(entry: Pending, lockedThrough: string | null): boolean {
  return (
    entry.reviewStatus === 'bookkeeper_pending' &&
    replaceable.includes(entry.method) &&
    !entry.isReconciled &&
    // Entries of older books have no suggestion: nobody has changed those at version 1.
    entry.version === (entry.suggestion?.atVersion ?? 1) &&
    !isLocked(lockedThrough, entry.datetime) &&
    entry.lines.every(({ isPayment }) => !isPayment)
  );
}

/**
 * Whether the lines of a pending entry are what the service judged, by a rule or with a confidence: what is said of them must not
 * outlive its grounds, even where the lines stay because somebody has changed the entry or a link or a lock holds it.
 */
export function restsOnJudgement(
  entry: Pick<Pending, 'reviewStatus' | 'method' | 'suggestion' | 'lines'>,
): boolean {
  const { method, suggestion } = entry;
  return (
    entry.reviewStatus !== 'confirmed' &&
    (method === 'rule' || (method === 'similarity' && (suggestion?.confidence ?? null) !== null)) &&
    entry.lines.every(({ isPayment }) => !isPayment)
  );
}
