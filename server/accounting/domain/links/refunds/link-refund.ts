import { type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { absolute } from '@/lib/money/absolute';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../../books';
import type { LookThrough } from '../../cash-movements/cash-movement';
import type { Chart } from '../../chart-of-accounts/chart';
import type { Entry, OnAccount } from '../../journal-entry/entry';
import type { PayingTransaction } from '../../postings/pay-item';
import type { Link, Replaced } from '../link';
import { isPostedAgainst, type Opposite, replaceOpposite } from '../replace-lines';
import { refuseUsed } from '../transfers/link-transfer';
import { type PaidPart, partyIn, shareRefund } from './share-refund';
import { type Returned, returnedBy, withoutReturned } from './without-returned';

/** A payment that money comes back of. */
export type RefundedPayment = PayingTransaction & {
  /** What other transactions gave back of it already, in minor units. */
  refunded: bigint;
};

/** Whose bill or invoice a payment paid. */
export type PaidParty = {
  onAccount: OnAccount;
  /** Unapplied at the end of the refund's day, minor units. */
  credit: bigint;
  /** Nothing is owed for a voided bill or invoice: all that was paid is credit. */
  isVoided: boolean;
};

export type LinkedRefund = Pick<Link, 'transactionId' | 'otherTransactionId' | 'amount' | 'replaced'> & {
  change: { before: Entry; after: Entry } | null;
};

/**
 * Money back as the refund of an earlier payment, or why that is refused: the two transactions first, then what they are used
 * for already, then the amount. A payment made to somebody is refunded by money in, one received by money out.
 *
 * The entry of the money back gets the ledgers of the payment, pro rata, on the other side; of a payment of a bill or invoice
 * those of its lines, after the credit that the vendor or customer has.
 * @param parties by the payments of bills and invoices among the lines of the payment
 */
export function linkRefund(
  books: Books,
  refund: PayingTransaction,
  payment: RefundedPayment,
  chart: Chart,
  lookThrough: LookThrough,
  parties: ReadonlyMap<string, PaidParty>,
): Result<LinkedRefund, Problem> {
  const unfit =
    refusePair(refund, payment) ??
    refuseUsed(refund) ??
    refuseOf(payment) ??
    refuseAmount(books, refund, payment);
  if (unfit) return refuse(unfit);
  const { entry, bankLedgerId, transaction } = refund;
  const paid = payment.entry && partsOf(payment.entry, payment, lookThrough, parties);
  if (!entry || !paid) throw new Error('both transactions have entries by now');
  const undecided = refuseUndecided(payment, paid, chart);
  if (undecided) return refuse(undecided);
  const size = absolute(transaction.amount);
  const onPaidSide = payment.transaction.amount < 0n ? 'debit' : 'credit';
  const returned = returnedBy(payment.refunds, onPaidSide === 'debit' ? 'credit' : 'debit');
  const shares = sharesOf(size, paid, returned, creditsBefore(refund, parties));
  const opposite = paid.flatMap(
    ({ weight: _weight, mostCredit: _mostCredit, ...part }, index): Opposite[] => {
      const share = shares[index] ?? 0n;
      const isBack = share > 0n;
      const side = (onPaidSide === 'debit') === isBack ? 'credit' : 'debit';
      return share === 0n ? [] : [{ ...part, side, amount: absolute(share) }];
    },
  );
  const link = { transactionId: transaction.id, otherTransactionId: payment.transaction.id, amount: size };
  if (isPostedAgainst(entry, bankLedgerId, opposite)) return accept({ ...link, replaced: [], change: null });
  const movement = { ledgerId: bankLedgerId, amount: transaction.amount };
  const own = { method: 'refund' as const, suggestion: null };
  const { after, replaced } = replaceOpposite(books, entry, movement, opposite, own);
  const kept: Replaced[] = [replaced];
  return accept({ ...link, replaced: kept, change: { before: entry, after } });
}

/** What each part gets, less what came back of it before; of all that was paid where somebody has changed the payment since. */
function sharesOf(
  size: bigint,
  paid: readonly PaidPart[],
  returned: readonly Returned[],
  credits: ReadonlyMap<string, bigint>,
): bigint[] {
  const shares = shareRefund(size, withoutReturned(paid, returned), credits);
  const sum = shares.reduce((total, share) => total + share, 0n);
  return sum === size ? shares : shareRefund(size, paid, credits);
}

/** What was paid for, by ledger. */
function partsOf(
  entry: Entry,
  { bankLedgerId, transaction }: PayingTransaction,
  lookThrough: LookThrough,
  parties: ReadonlyMap<string, PaidParty>,
): PaidPart[] {
  const paidSide = transaction.amount < 0n ? 'debit' : 'credit';
  return entry.lines
    .filter((line) => line.ledgerId !== bankLedgerId && line.basis !== 'accrual')
    .flatMap((line): PaidPart[] => {
      const sign = line.side === paidSide ? 1n : -1n;
      const { ledgerId, tagIds, onAccount, paymentId } = line;
      const ofItem = paymentId !== null && !onAccount ? lookThrough.get(paymentId) : undefined;
      if (paymentId === null || !ofItem)
        return [{ ledgerId, tagIds, onAccount, weight: sign * line.amount, mostCredit: null }];
      const party = parties.get(paymentId);
      const paidFor = party?.isVoided ? [] : ofItem.filter((share) => share.ledgerId !== ledgerId);
      const beyond = paidFor.reduce((rest, { amount }) => rest - amount, line.amount);
      return [
        ...paidFor.map(
          (share): PaidPart => ({
            ledgerId: share.ledgerId,
            tagIds: [],
            onAccount: null,
            weight: sign * share.amount,
            mostCredit: null,
          }),
        ),
        {
          ledgerId,
          tagIds: [],
          onAccount: party?.onAccount ?? null,
          weight: sign * beyond,
          mostCredit: line.amount,
        },
      ];
    });
}

/** The unapplied credit by vendor or customer, without what the money back is posted to already. */
function creditsBefore(
  { entry, transaction }: PayingTransaction,
  parties: ReadonlyMap<string, PaidParty>,
): Map<string, bigint> {
  const credits = new Map([...parties.values()].map((each) => [partyIn(each.onAccount), each.credit]));
  const takes = transaction.amount > 0n ? 'credit' : 'debit';
  for (const { onAccount, side, amount } of entry?.lines ?? []) {
    const credit = credits.get(partyIn(onAccount));
    if (credit !== undefined) credits.set(partyIn(onAccount), credit + (side === takes ? amount : -amount));
  }
  return credits;
}

function refusePair(
  { transaction: back }: PayingTransaction,
  { transaction: paid }: PayingTransaction,
): Problem | null {
  const refused = (fault: Omit<Fault, 'path'>) => invalid([{ path: '/other_transaction_id', ...fault }]);
  if (back.id === paid.id) return refused({ code: 'duplicate', message: 'is the same transaction' });
  if (back.amount * paid.amount >= 0n) {
    const message = 'must be money out where the refund is money in, and money in where it is money out';
    return refused({ code: 'transaction_direction', message });
  }
  return null;
}

/** Never more comes back than was paid. */
function refuseAmount(books: Books, back: PayingTransaction, payment: RefundedPayment): Problem | null {
  const whole = absolute(payment.transaction.amount);
  const left = whole - payment.refunded;
  const size = absolute(back.transaction.amount);
  if (size <= left) return null;
  const text = (units: bigint) => decimalText(units, decimalsOf(books.currency));
  const message = `is ${text(whole)}, of which ${text(left)} can still come back; the refund is ${text(size)}`;
  return {
    code: 'conflict',
    detail: `The refund exceeds the payment: it ${message}.`,
    errors: [{ path: '/other_transaction_id', code: 'refund_exceeds_payment', message }],
  };
}

/** The payment may have paid a bill or an invoice, but it is in the books, and neither a transfer nor itself a refund. */
function refuseOf(payment: RefundedPayment): Problem | null {
  const link = payment.link?.kind === 'same' ? null : payment.link;
  const found = refuseUsed({
    ...payment,
    link,
    refunds: [],
    uses: payment.uses.filter((use) => !('itemId' in use)),
  });
  return (
    found && {
      ...found,
      errors: (found.errors ?? []).map((fault) => ({ ...fault, path: '/other_transaction_id' })),
    }
  );
}

/** What came back would be put on an uncategorized ledger, and stay there. */
function refuseUndecided(
  { transaction }: RefundedPayment,
  parts: readonly PaidPart[],
  chart: Chart,
): Problem | null {
  const isUndecided = parts.some(({ ledgerId }) =>
    chart.ledgers.get(ledgerId)?.purpose?.startsWith('uncategorized'),
  );
  const sum = parts.reduce((total, { weight }) => total + weight, 0n);
  if (!isUndecided && sum > 0n) return null;
  const message = `${transaction.id} is not categorized: choose its ledger first, the refund goes to the same one`;
  return {
    code: 'conflict',
    detail: `${message}.`,
    errors: [{ path: '/other_transaction_id', code: 'payment_uncategorized', message }],
  };
}
