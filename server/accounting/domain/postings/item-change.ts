import { conflict, type Problem } from '@/lib/contract/problem';
import type { Instant } from '@/lib/dates/instant';
import type { Books } from '../books';
import type { Chart } from '../chart-of-accounts/chart';
import { isLocked, periodLocked } from '../journal-entry/books-lock';
import type { Entry } from '../journal-entry/entry';
import type { PostedRefund } from '../links/refunds/posted-refund';
import { type AnyItem, totalOf } from './any-item';
import { controlLedgerOf, partsOf } from './item-parts';
import { refuseLockedAging } from './locked-aging';
import { creditOf, isPosted } from './open-item';
import { refuseMoveOverStart } from './settled-across-start';

/**
 * Why a changed bill or invoice is refused, if it is: one that stays voided keeps its lines and date, one that was sent
 * is no draft any more, one with applied credit stays with the party whose credit it is, a status set by hand in a locked
 * period stays, except that voiding and its undoing are posted after the lock, the aging of locked days stays, and one that was paid
 * before the start of the books stays before it.
 */
export function refuseItemChange(books: Books, before: AnyItem, after: AnyItem): Problem | null {
  const changesPosting = before.lines !== after.lines || before.postedAt !== after.postedAt;
  if (before.status === 'voided' && after.status === 'voided' && changesPosting) {
    const detail = `The ${before.kind} is voided: its lines and date cannot be changed unless it is reopened.`;
    return conflict('', `${before.kind}_voided`, detail);
  }
  if (after.status === 'draft' && before.status !== 'draft') {
    const detail = `The ${before.kind} is ${before.status}: it cannot be a draft again. Void it instead.`;
    return conflict('/status', `${before.kind}_sent`, detail);
  }
  if (before.partyId !== after.partyId && before.credits.length > 0) {
    const party = before.kind === 'bill' ? 'vendor' : 'customer';
    const detail = `Credit of the ${party} is applied to the ${before.kind}. Remove it first to change the ${party}.`;
    return conflict(`/${party}_id`, 'credit_applied', detail);
  }
  const setByHand = before.status !== after.status && isPosted(before) && isPosted(after);
  const instant = before.postedAt;
  if (setByHand && instant !== null && isLocked(books.lockedThrough, instant)) {
    return periodLocked(books.lockedThrough, '/status');
  }
  return refuseLockedAging(books, before, after) ?? refuseMoveOverStart(books, before, after);
}

/**
 * Why a changed bill or invoice is refused, if it is: the entry that posts it lies in a locked period, where its lines and date stay. What
 * was opened again after the lock is posted after it.
 * @param entries the one that posts it among them
 */
export function refuseLockedItem(
  { lockedThrough }: Pick<Books, 'lockedThrough'>,
  before: AnyItem,
  after: AnyItem,
  entries: readonly Entry[],
): Problem | null {
  const posted = entries.find(({ id }) => id === before.journalEntryId);
  if (!posted || after.journalEntryId !== posted.id || !isLocked(lockedThrough, posted.datetime)) return null;
  const paths = [
    ...(sameLines(before, after) ? [] : ['/line_changes']),
    ...(before.postedAt === after.postedAt ? [] : [before.kind === 'bill' ? '/issued_at' : '/sent_at']),
  ];
  return paths.length === 0 ? null : periodLocked(lockedThrough, ...paths);
}

function sameLines({ lines: before }: AnyItem, { lines: after }: AnyItem): boolean {
  return before.length === after.length && before.every(({ id }, index) => id === after[index]?.id);
}

/** What a change takes away of the credit that the party has by the bill or invoice. Minor units, not negative. */
export function creditLost(before: AnyItem, after: AnyItem): bigint {
  const kept = before.partyId === after.partyId ? creditOf(after, totalOf(after)) : 0n;
  const lost = creditOf(before, totalOf(before)) - kept;
  return lost > 0n ? lost : 0n;
}

/** When all that makes the item's credit is there, now at the earliest: bills and payments may be dated ahead. */
export function creditStandsAt({ postedAt, payments, credits }: AnyItem, now: Instant): Instant {
  const parts = [...payments, ...credits].map(({ datetime }) => datetime);
  return [...parts, postedAt ?? now].reduce((latest, each) => (each > latest ? each : latest), now);
}

/**
 * Why a changed bill or invoice is refused, if it is: it would take away credit of the party that was applied to something else or
 * refunded, as another party does, a higher total, or another status.
 * @param after with what the change settles or no longer settles
 * @param credit what the party has of credit that was neither applied nor refunded, in minor units
 */
export function refuseUsedCredit(before: AnyItem, after: AnyItem, credit: bigint): Problem | null {
  if (creditLost(before, after) <= credit) return null;
  const party = before.kind === 'bill' ? 'vendor' : 'customer';
  const [path, change] = causeOf(before, after, party);
  if (before.status === 'voided' && path === '/status' && before.credits.length > 0)
    return appliedAgain(before, party);
  return creditInUse(before, path, `change the ${change}`);
}

/** Credit that was applied to what was voided since is unapplied again, and its application waits for a reopening. */
function appliedAgain({ kind }: AnyItem, party: string): Problem {
  const detail = `Voiding the ${kind} made credit of the ${party} unapplied again, and that was applied to something else or refunded since. Remove the credit applied to this ${kind}, or that other use, then reopen it.`;
  return conflict('/status', 'credit_applied', detail);
}

/** The same where a payment of the item is removed. */
export function refuseRemovalOfUsedCredit(before: AnyItem, after: AnyItem, credit: bigint): Problem | null {
  return creditLost(before, after) <= credit ? null : creditInUse(before, '', 'remove the payment');
}

function creditInUse({ kind }: AnyItem, path: string, aim: string): Problem {
  const party = kind === 'bill' ? 'vendor' : 'customer';
  const detail = `Credit that the ${party} has by the ${kind} was applied or refunded. Remove that application or refund first to ${aim}.`;
  return conflict(path, 'credit_applied', detail);
}

/**
 * Why a changed bill or invoice is refused, if it is: a refund has reduced the ledgers of its lines already. Credit for what has come
 * back would reduce them once more, and could be spent; lines that move to another ledger would leave the refund behind.
 * @param refunds of its payments
 */
export function refuseRefunded(
  before: AnyItem,
  after: AnyItem,
  refunds: readonly PostedRefund[],
  chart: Chart,
): Problem | null {
  const reduced = reducedBy(refunds, controlLedgerOf(before, chart));
  const givesCredit =
    reduced.length > 0 && creditOf(after, totalOf(after)) > creditOf(before, totalOf(before));
  const isLess = (ledgerId: string) => postedOn(ledgerId, after, chart) < postedOn(ledgerId, before, chart);
  if (!givesCredit && !reduced.some(isLess)) return null;
  const party = before.kind === 'bill' ? 'vendor' : 'customer';
  const [path] = causeOf(before, after, party);
  const then = givesCredit ? `gives back the credit of the ${party}` : 'reduces the ledgers of the new lines';
  const detail = `A refund of a payment of the ${before.kind} has reduced the ledgers of its lines already. Unlink that refund, change the ${before.kind}, then link the refund again: it then ${then}.`;
  return conflict(path, 'refund_linked', detail);
}

/** The same where a payment of the item is removed: the refund would stay on the ledgers of lines that it no longer pays. */
export function refuseRemovalOfRefunded(
  before: AnyItem,
  refunds: readonly PostedRefund[],
  chart: Chart,
): Problem | null {
  const reduced = isPosted(before) ? reducedBy(refunds, controlLedgerOf(before, chart)) : [];
  if (!reduced.some((ledgerId) => postedOn(ledgerId, before, chart) > 0n)) return null;
  const detail = `A refund of the payment has reduced the ledgers of the ${before.kind}. Unlink that refund first, remove the payment, then link the refund again: it then goes to the ledgers of the payment.`;
  return conflict('', 'refund_linked', detail);
}

/** The ledgers that refunds are on, besides their own banks and payable or receivable. */
function reducedBy(refunds: readonly PostedRefund[], controlLedgerId: string): string[] {
  return refunds.flatMap(({ entry, bankLedgerId }) =>
    entry.lines
      .map(({ ledgerId }) => ledgerId)
      .filter((ledgerId) => ledgerId !== bankLedgerId && ledgerId !== controlLedgerId),
  );
}

/** What the lines of the item come to on a ledger, minor units. */
function postedOn(ledgerId: string, item: AnyItem, chart: Chart): bigint {
  return partsOf(item, chart).reduce(
    (sum, part) => (part.ledgerId === ledgerId ? sum + part.amount : sum),
    0n,
  );
}

function causeOf(before: AnyItem, after: AnyItem, party: string): [path: string, change: string] {
  if (before.partyId !== after.partyId) return [`/${party}_id`, party];
  return before.lines === after.lines ? ['/status', 'status'] : ['/line_changes', 'total'];
}
