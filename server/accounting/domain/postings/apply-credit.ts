import { conflict, invalid, type Problem } from '@/lib/contract/problem';
import type { Instant } from '@/lib/dates/instant';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import { isLocked, periodLocked } from '../journal-entry/books-lock';
import type { AnyItem } from './any-item';
import { type CreditStanding, creditExceeded, openExceeded, usable } from './credit-standing';
import type { CreditApplication } from './open-item';
import { resettle } from './pay-item';

/** What is asked; `amount` in minor units. */
export type ProposedApplication = { id: string; partyId: string; amount: bigint; datetime: Instant };

/**
 * The application of a party's unapplied credit to a bill or invoice of the party, or why it is refused: it is somebody
 * else's, it is not posted, the day is locked, or there is less credit or less open on that day. Nothing is posted:
 * both are on the same ledger.
 */
export function applyCredit<Item extends AnyItem>(
  books: Books,
  before: Item,
  proposed: ProposedApplication,
  standing: CreditStanding,
): Result<{ after: Item; application: CreditApplication }, Problem> {
  const party = before.kind === 'bill' ? 'vendor' : 'customer';
  const { id, amount, datetime } = proposed;
  if (proposed.partyId !== before.partyId) {
    const message = `is not the ${party} of the ${before.kind}`;
    return refuse(invalid([{ path: `/${party}_id`, code: 'party_mismatch', message }]));
  }
  if (before.status !== 'open' && before.status !== 'paid') {
    const message = `The ${before.kind} is ${before.status}: it takes no credit.`;
    return refuse(conflict(`/${before.kind}_id`, `${before.kind}_${before.status}`, message));
  }
  if (isLocked(books.lockedThrough, datetime)) return refuse(periodLocked(books.lockedThrough, '/datetime'));
  if (amount <= 0n) {
    return refuse(
      invalid([{ path: '/amount', code: 'amount_not_positive', message: 'must be greater than 0' }]),
    );
  }
  const taken = { amount, at: datetime };
  const most = usable(standing);
  if (amount > most.credit) return refuse(creditExceeded(books, party, taken, standing));
  if (amount > most.open) return refuse(openExceeded(books, before, taken, standing));
  const application = { id, amount, datetime, createdAt: books.now };
  const credits = [...before.credits, application].sort((a, b) => (a.datetime < b.datetime ? -1 : 1));
  return accept({ after: resettle(books, before, { credits }), application });
}

/** The bill or invoice without the application, or why it stays: its day is locked. */
export function takeOffCredit<Item extends AnyItem>(
  books: Books,
  before: Item,
  application: CreditApplication,
): Result<Item, Problem> {
  if (isLocked(books.lockedThrough, application.datetime))
    return refuse(periodLocked(books.lockedThrough, ''));
  const credits = before.credits.filter((each) => each.id !== application.id);
  return accept(resettle(books, before, { credits }));
}
