import type { ItemKind } from '@/lib/contract/item-kind';
import type { CategorizationMethod } from '@/lib/contract/journal-entry';
import type { PartyKind } from '@/lib/contract/party';
import type { Side } from '@/lib/contract/primitives';
import type { Instant } from '@/lib/dates/instant';
import type { OnAccount } from '../journal-entry/entry';

/** What a bill and an invoice have in common: something owed until it is paid. */
export type OpenItem = {
  id: string;
  /** The vendor or the customer. */
  partyId: string;
  partyName: string;
  number: string;
  description: string;
  dueAt: Instant;
  voidedAt: Instant | null;
  metadata: Record<string, unknown>;
  /** The entry that posts it now; null when nothing does. */
  journalEntryId: string | null;
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
  /** Those not removed, in time order. */
  payments: readonly Payment[];
  /** Credit of the party that was applied to it, and not taken off again, in time order. */
  credits: readonly CreditApplication[];
  /** What a person called paid although no payment says so; null for most. */
  settlement: Settlement | null;
  /** Every entry that ever settled it so, and what took one back, in time order. */
  settlements: readonly SettlementStep[];
};

/** A part of the party's unapplied credit that settles the item from then on. `amount` in minor units, greater than 0. */
export type CreditApplication = { id: string; amount: bigint; datetime: Instant; createdAt: Instant };

/** The rest of a bill or invoice that was paid otherwise: posted against the uncategorized asset ledger. Minor units. */
export type Settlement = { journalEntryId: string; amount: bigint };

/** An entry that settles the item otherwise, or takes that back: then the amount, in minor units, is less than 0. */
export type SettlementStep = Settlement & { datetime: Instant };

/** A part of a transaction's entry that a payment took the place of. Minor units, greater than 0. */
export type TakenPart = {
  ledgerId: string;
  amount: bigint;
  description: string;
  tagIds: readonly string[];
  /** Of a part that was on the account of a vendor or customer. */
  onAccount?: OnAccount;
};

/** A transaction, or part of one, applied to a bill or invoice. `amount` in minor units, not negative. */
export type Payment = {
  /** As its bill or invoice shows it. */
  id: string;
  paymentId: string;
  transactionId: string;
  /** The transaction's entry; null where it has none (an amount of 0). */
  journalEntryId: string | null;
  amount: bigint;
  datetime: Instant;
  taken: readonly TakenPart[];
  createdAt: Instant;
};

/** A payment with what it pays. */
export type ItemPayment = Payment & { kind: ItemKind; itemId: string };

/** A transaction, or part of one, that pays a party's credit back. */
export type Refund = Payment & { kind: PartyKind; partyId: string };

/** Whatever a transaction is used for. */
export type TransactionUse = ItemPayment | Refund;

/** What is posted against payable or receivable. Minor units, greater than 0. */
export type ItemPart = { ledgerId: string; description: string; amount: bigint };

/** How items of a kind are posted, and what pays them. */
export const postingRules: Record<
  ItemKind,
  {
    control: 'accounts_payable' | 'accounts_receivable';
    partSide: Side;
    controlSide: Side;
    method: CategorizationMethod;
    /** The sign of a transaction that pays one: money out is negative. */
    paidBy: 1n | -1n;
  }
> = {
  bill: { control: 'accounts_payable', partSide: 'debit', controlSide: 'credit', method: 'ap', paidBy: -1n },
  invoice: {
    control: 'accounts_receivable',
    partSide: 'credit',
    controlSide: 'debit',
    method: 'ar',
    paidBy: 1n,
  },
};

/** Open and paid items are posted; drafts and voided ones are not. */
export function isPosted(item: { status: string }): boolean {
  return item.status === 'open' || item.status === 'paid';
}

export function totalPaid(item: Pick<OpenItem, 'payments'>): bigint {
  return item.payments.reduce((sum, payment) => sum + payment.amount, 0n);
}

type Settled = Pick<OpenItem, 'payments' | 'credits' | 'settlement'>;

/** What of the party's credit settles the item. Minor units. */
export function totalCredited(item: Pick<OpenItem, 'credits'>): bigint {
  return item.credits.reduce((sum, credit) => sum + credit.amount, 0n);
}

/** All that settles the item: payments, credit, and what was paid otherwise. Minor units. */
export function totalSettled(item: Settled): bigint {
  return totalPaid(item) + totalCredited(item) + (item.settlement?.amount ?? 0n);
}

/** What settles more than the total, or anything of a voided item: the party's credit. Minor units, not negative. */
export function creditOf(item: Settled & { status: string }, total: bigint): bigint {
  const owed = item.status === 'voided' ? 0n : total;
  const settled = totalSettled(item);
  return settled > owed ? settled - owed : 0n;
}

/** What the item lacks of being settled; nothing where it is not posted. Minor units, not negative. */
export function openAmount(item: Settled & { status: string }, total: bigint): bigint {
  const settled = totalSettled(item);
  return isPosted(item) && settled < total ? total - settled : 0n;
}

/**
 * The status after the payments or the total have changed: paid where more was paid and now as much as the total is, open again
 * when it no longer is. Where nothing of this changes, a status set by hand stays.
 */
export function statusAfter<Status extends string>(
  status: Status,
  before: { paid: bigint; total: bigint },
  after: { paid: bigint; total: bigint },
): Status | 'open' | 'paid' {
  if (status !== 'open' && status !== 'paid') return status;
  const wasPaid = before.paid >= before.total;
  const isPaid = after.paid >= after.total;
  if (isPaid && after.paid > before.paid) return 'paid';
  if (wasPaid === isPaid) return status;
  return isPaid ? 'paid' : 'open';
}
