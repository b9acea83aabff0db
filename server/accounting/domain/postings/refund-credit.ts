import type { PartyKind } from '@/lib/contract/party';
import type { Side } from '@/lib/contract/primitives';
import { conflict, invalid, type Problem } from '@/lib/contract/problem';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import type { Chart } from '../chart-of-accounts/chart';
import type { Entry } from '../journal-entry/entry';
import { leavesRefundBehind } from '../links/refunds/leaves-refund-behind';
import { creditExceeded } from './apply-credit';
import { nothingToTake, refuseLockedPayment } from './check-payment';
import { type Payment, postingRules, type Refund } from './open-item';
import type { PayingTransaction } from './pay-item';
import { withoutPayment, withPayment } from './payment-lines';
import { refuseLinked, refusePaidBack } from './refuse-linked';
import { type BeforePayments, withoutPayments } from './without-payments';

export type CreditParty = { kind: PartyKind; id: string };

/** A refund is on the side of a bill or invoice: it takes credit away. */
function rulesOf(kind: CreditParty['kind']): {
  control: 'accounts_payable' | 'accounts_receivable';
  side: Side;
  sign: 1n | -1n;
} {
  const { control, controlSide, paidBy } = postingRules[kind === 'vendor' ? 'bill' : 'invoice'];
  return { control, side: controlSide, sign: paidBy === 1n ? -1n : 1n };
}

/**
 * The refund of a party's unapplied credit by a transaction (of a vendor's money in, of a customer's money out), or why
 * it is refused; the transaction first, then the amount. The transaction's entry is posted again with payable or
 * receivable in the place of as much of the lines opposite the bank.
 * @param amount of the new refund, in minor units, with its identifiers
 * @param credit what the party has at the end of the transaction's day, and still has at the end of all days
 */
export function refundCredit(
  books: Books,
  party: CreditParty,
  paying: PayingTransaction,
  { amount, ...ids }: Pick<Payment, 'id' | 'paymentId' | 'amount'>,
  credit: bigint,
  chart: Chart,
): Result<{ refund: Refund; before: Entry; after: Entry }, Problem> {
  const { transaction, bankLedgerId, entry, reversedBy, uses, refunds } = paying;
  const { control, side, sign } = rulesOf(party.kind);
  const text = (units: bigint) => decimalText(units, decimalsOf(books.currency));
  const whole = transaction.amount * sign;
  if (whole < 0n) {
    const [wanted, given] = party.kind === 'vendor' ? ['in', 'out'] : ['out', 'in'];
    const message = `is ${text(transaction.amount)}, money ${given}: a ${party.kind}'s credit is refunded by money ${wanted}`;
    return refuse(invalid([{ path: '/transaction_id', code: 'transaction_direction', message }]));
  }
  if (amount <= 0n) {
    return refuse(
      invalid([{ path: '/amount', code: 'amount_not_positive', message: 'must be greater than 0' }]),
    );
  }
  const left = whole - uses.reduce((sum, use) => sum + use.amount, 0n);
  if (amount > left) {
    const message = `is ${text(amount)}; the transaction has ${text(left)} left of ${text(whole)}`;
    return refuse(invalid([{ path: '/amount', code: 'payment_exceeds_transaction', message }]));
  }
  if (!entry) {
    const message = 'The transaction is only announced by the bank and not posted yet.';
    return refuse(conflict('/transaction_id', 'transaction_not_posted', message));
  }
  if (reversedBy !== null) {
    const message = `The transaction's entry is reversed by ${reversedBy}.`;
    return refuse(conflict('/transaction_id', 'transaction_reversed', message));
  }
  const linked = refuseLinked(paying);
  if (linked) return refuse(linked);
  const locked = refuseLockedPayment(books, { amount, datetime: entry.datetime }, '/transaction_id');
  if (locked) return refuse(locked);
  if (amount > credit) return refuse(creditExceeded(amount, credit, books.currency));
  const onAccount = {
    vendorId: party.kind === 'vendor' ? party.id : null,
    customerId: party.kind === 'customer' ? party.id : null,
  };
  const line = {
    paymentId: ids.paymentId,
    amount,
    controlLedgerId: chart.ledgerFor(control),
    side,
    bankLedgerId,
    onAccount,
  };
  const posted = withPayment(books, entry.lines, line);
  if (!posted.ok) return refuse(nothingToTake(amount, posted.problem.available, books.currency, '/amount'));
  if (leavesRefundBehind(entry.lines, posted.value.lines, bankLedgerId, refunds))
    return refuse(refusePaidBack(`the ${party.kind}`));
  const refund: Refund = {
    ...ids,
    kind: party.kind,
    partyId: party.id,
    transactionId: transaction.id,
    journalEntryId: entry.id,
    amount,
    datetime: entry.datetime,
    taken: posted.value.taken,
    createdAt: books.now,
  };
  const after = { ...entry, categorizationMethod: 'refund' as const, lines: posted.value.lines };
  return accept({ refund, before: entry, after });
}

/**
 * The transaction's entry without the refund: what it took goes back to where it was.
 * @param unpaid the entry before the first refund; null where it is not known
 */
export function removeRefund(
  books: Books,
  refund: Refund,
  entry: Entry,
  bankLedgerId: string,
  chart: Chart,
  unpaid: BeforePayments | null,
): Entry {
  const lines = withoutPayment(books, entry.lines, { ...refund, bankLedgerId });
  return withoutPayments(entry, lines, rulesOf(refund.kind).side, chart, unpaid);
}
