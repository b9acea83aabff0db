import { conflict, type Problem } from '@/lib/contract/problem';
import { dayOf, type Instant } from '@/lib/dates/instant';
import type { Books } from '../books';
import type { AnyItem } from './any-item';

/** Whether the item is in the books, and not from before they start. */
export function isSinceStart({ entriesStart }: Pick<Books, 'entriesStart'>, { postedAt }: AnyItem): boolean {
  return postedAt !== null && postedAt >= entriesStart;
}

/**
 * Why a payment of before the start of the books does not settle an item of after it: the payment is in no report, so the item
 * would be called paid and stay owed.
 */
export function refusePaidBeforeStart(books: Books, item: AnyItem): Problem {
  const start = dayOf(books.entriesStart);
  const detail = `The transaction is from before the books start on ${start}, and the ${item.kind} is not: it would stay owed. ${instead(item)}`;
  return conflict('/transaction_id', 'settled_across_start', detail);
}

/**
 * Why a bill or invoice does not move over the start of the books, if it does not: what settles it stays on the other side. Before the
 * start it would leave its payment in the books as credit that can be spent, after it the bill or invoice would stay owed.
 */
export function refuseMoveOverStart(books: Books, before: AnyItem, after: AnyItem): Problem | null {
  const isSince = isSinceStart(books, after);
  if (isSinceStart(books, before) === isSince) return null;
  const left = ({ datetime }: { datetime: Instant }) => datetime < books.entriesStart === isSince;
  const paid = sumOf([...after.payments, ...after.credits].filter(left));
  // One that was taken back there comes to nothing.
  const otherwise = sumOf(after.settlements.filter(left));
  if (paid === 0n && otherwise === 0n) return null;
  const start = dayOf(books.entriesStart);
  const first = paid === 0n ? 'Open it again first' : 'Remove that payment first';
  const detail = isSince
    ? `What settles the ${after.kind} is from before the books start on ${start}: on a day after it the ${after.kind} would stay owed. ${first}. ${instead(after)}`
    : `What settles the ${after.kind} is in the books, which start on ${start}: on a day before it the ${after.kind} would not be, and the payment would be left as credit of the ${partyOf(after)}. ${first}.`;
  return conflict(after.kind === 'bill' ? '/issued_at' : '/sent_at', 'settled_across_start', detail);
}

function sumOf(parts: readonly { amount: bigint }[]): bigint {
  return parts.reduce((sum, { amount }) => sum + amount, 0n);
}

function instead(item: AnyItem): string {
  return `Post what was paid as credit of the ${partyOf(item)} on the first day of the books, and apply that credit to the ${item.kind}.`;
}

function partyOf({ kind }: AnyItem): string {
  return kind === 'bill' ? 'vendor' : 'customer';
}
