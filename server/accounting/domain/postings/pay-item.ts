import type { Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import type { Chart } from '../chart-of-accounts/chart';
import type { Entry } from '../journal-entry/entry';
import { leavesRefundBehind } from '../links/refunds/leaves-refund-behind';
import type { PostedRefund } from '../links/refunds/posted-refund';
import type { BankTransaction } from '../transactions/bank-transaction';
import { type AnyItem, totalOf } from './any-item';
import { checkPayment, nothingToTake, refuseLockedPayment } from './check-payment';
import { controlLedgerOf } from './item-parts';
import { type ItemPosting, itemPosting } from './item-posting';
import {
  type ItemPayment,
  type Payment,
  postingRules,
  statusAfter,
  type TransactionUse,
  totalSettled,
} from './open-item';
import { withPayment } from './payment-lines';
import { type EntryLink, refuseLinked, refusePaidBack } from './refuse-linked';
import { isSinceStart, refusePaidBeforeStart } from './settled-across-start';

/** The transaction that is to pay, as it is posted. */
export type PayingTransaction = {
  transaction: Pick<BankTransaction, 'id' | 'amount' | 'datetime'>;
  bankLedgerId: string;
  /** Its entry; null where it has none (an amount of 0, or only announced). */
  entry: Entry | null;
  /** The entry that reverses it, in books of before that was refused; null for nearly all. */
  reversedBy: string | null;
  /** What it pays or refunds already. */
  uses: readonly TransactionUse[];
  /** The link that decides the lines opposite the bank in its entry; null for nearly all. */
  link: EntryLink | null;
  /** The refunds that are linked to it, where money came back of it. */
  refunds: readonly PostedRefund[];
};

/**
 * The payment of a bill or invoice by a transaction, or why it is refused. The transaction's entry is posted again with
 * payable or receivable in the place of as much of the lines opposite the bank.
 * @param payment the new payment: its identifiers, and its amount in minor units; null is the whole transaction
 * @param entries all that the item is posted or paid by, and the transaction's entry
 */
export function payItem<Item extends AnyItem>(
  books: Books,
  before: Item,
  paying: PayingTransaction,
  payment: Pick<Payment, 'id' | 'paymentId'> & { amount: bigint | null },
  entries: readonly Entry[],
  chart: Chart,
): Result<ItemPosting<Item> & { payment: ItemPayment }, Problem> {
  const { transaction, entry, uses } = paying;
  const linked = refuseLinked(paying);
  if (linked) return refuse(linked);
  const amount = checkPayment({
    kind: before.kind,
    status: before.status,
    amount: payment.amount,
    currency: books.currency,
    transactionAmount: transaction.amount,
    alreadyApplied: uses.reduce((sum, each) => sum + each.amount, 0n),
    isPosted: entry !== null,
    reversedBy: paying.reversedBy,
  });
  if (!amount.ok) return amount;
  if (amount.value > 0n && entry?.isBeforeStart && isSinceStart(books, before))
    return refuse(refusePaidBeforeStart(books, before));
  const own: ItemPayment = {
    ...payment,
    kind: before.kind,
    itemId: before.id,
    transactionId: transaction.id,
    journalEntryId: entry?.id ?? null,
    amount: amount.value,
    datetime: entry?.datetime ?? transaction.datetime,
    taken: [],
    createdAt: books.now,
  };
  const locked = refuseLockedPayment(books, own, '/transaction_id');
  if (locked) return refuse(locked);
  const posted = postPayment(books, before, paying, own, chart);
  if (!posted.ok) return posted;
  const made = { ...own, taken: posted.value.taken };
  const paid = posted.value.entry && linkedToItems(posted.value.entry, [...uses, made]);
  return accept({
    payment: made,
    after: withPayments(books, before, [...before.payments, made]),
    posting: itemPosting(entries, paid ? [paid] : []),
  });
}

/** The transaction's entry with the payment in it; the entry is left alone when the payment is of nothing. */
function postPayment(
  books: Books,
  item: AnyItem,
  { entry, bankLedgerId, refunds }: PayingTransaction,
  { paymentId, amount }: Payment,
  chart: Chart,
): Result<{ entry: Entry | null; taken: Payment['taken'] }, Problem> {
  if (!entry || amount === 0n) return accept({ entry: null, taken: [] });
  // A payment is on the other side than the item's own posting: it settles payable or receivable.
  const side = postingRules[item.kind].partSide;
  const line = { paymentId, amount, controlLedgerId: controlLedgerOf(item, chart), side, bankLedgerId };
  const posted = withPayment(books, entry.lines, line);
  if (!posted.ok) return refuse(nothingToTake(amount, posted.problem.available, books.currency));
  const categorizationMethod = postingRules[item.kind].method;
  const { lines, taken } = posted.value;
  if (leavesRefundBehind(entry.lines, lines, bankLedgerId, refunds))
    return refuse(refusePaidBack(`the ${item.kind}`));
  return accept({ entry: { ...entry, categorizationMethod, lines }, taken });
}

/** The item with these payments, in time order, and the status that follows from them. */
export function withPayments<Item extends AnyItem>(
  books: Books,
  before: Item,
  payments: readonly Payment[],
): Item {
  return resettle(books, before, { payments: [...payments].sort(byTime) });
}

/** The item with other payments or credits, and the status that follows from them. */
export function resettle<Item extends AnyItem>(
  books: Books,
  before: Item,
  changed: Partial<Pick<Item, 'payments' | 'credits'>>,
): Item {
  const total = totalOf(before);
  const after = {
    ...before,
    ...changed,
    version: before.version + 1,
    updatedAt: books.now,
  };
  const status = statusAfter(
    before.status,
    { paid: totalSettled(before), total },
    { paid: totalSettled(after), total },
  );
  return { ...after, status };
}

/** The entry, linked to the first bill and the first invoice that its transaction pays. */
export function linkedToItems(entry: Entry, uses: readonly TransactionUse[]): Entry {
  const first = (kind: ItemPayment['kind']) => {
    const found = uses.find((use) => use.kind === kind);
    return found && 'itemId' in found ? found.itemId : null;
  };
  return { ...entry, billId: first('bill'), invoiceId: first('invoice') };
}

/** The order that decides what was paid so far: by time, then by creation, for identifiers grow with time. */
function byTime(left: Payment, right: Payment): number {
  if (left.datetime !== right.datetime) return left.datetime < right.datetime ? -1 : 1;
  return left.paymentId < right.paymentId ? -1 : 1;
}
