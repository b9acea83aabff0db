import type { ItemKind } from '@/lib/contract/item-kind';
import { conflict, type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import { isLocked, periodLocked } from '../journal-entry/books-lock';
import { type Payment, postingRules } from './open-item';

/** What is asked, and what the transaction and the item are. Amounts in minor units. */
export type AskedPayment = {
  kind: ItemKind;
  status: string;
  /** What the item has open. */
  open: bigint;
  /** What it had open where the payment was decided; null where that is not said, and the payment may be more. */
  openShown: bigint | null;
  /** Signed: money in is positive. */
  transactionAmount: bigint;
  /** Of the transaction's amount, what other payments took already. */
  alreadyApplied: bigint;
  isPosted: boolean;
  /** The entry that reverses the transaction's; null when none does. */
  reversedBy: string | null;
  /** Null: the whole transaction. */
  amount: bigint | null;
  currency: string;
};

/** The amount of a payment, or why it is refused; the state of the item first, then the transaction, then the amount. */
export function checkPayment(proposed: AskedPayment): Result<bigint, Problem> {
  const { kind, status, transactionAmount, currency } = proposed;
  if (status !== 'open' && status !== 'paid') {
    const message = `The ${kind} is ${status}: it cannot be paid.`;
    return refuse(conflict(`/${kind}_id`, `${kind}_${status}`, message));
  }
  const text = (units: bigint) => decimalText(units, decimalsOf(currency));
  const { open, openShown } = proposed;
  // Two people may pay one bill, each with another transaction: the second would make credit without a word.
  if (openShown !== null && openShown !== open) {
    const message = `The ${kind} has ${text(open)} open by now, not ${text(openShown)}: it was paid or changed meanwhile.`;
    return refuse(conflict('/open_amount', 'open_amount_changed', message));
  }
  const whole = transactionAmount * postingRules[kind].paidBy;
  if (whole < 0n) {
    const [wanted, given] = kind === 'bill' ? ['out', 'in'] : ['in', 'out'];
    const message = `is ${text(transactionAmount)}, money ${given}: only money ${wanted} pays ${kind === 'bill' ? 'a bill' : 'an invoice'}`;
    return refuse(invalid([{ path: '/transaction_id', code: 'transaction_direction', message }]));
  }
  const amount = proposed.amount ?? whole;
  const path = '/payment_amount';
  if (amount < 0n)
    return refuse(invalid([{ path, code: 'amount_negative', message: 'must not be negative' }]));
  const left = whole - proposed.alreadyApplied;
  if (amount > left) {
    const message = `is ${text(amount)}; the transaction has ${text(left)} left of ${text(whole)}`;
    return refuse(invalid([exceeds(message)]));
  }
  if (amount > 0n && !proposed.isPosted) {
    const message = 'The transaction is pending at the bank and not posted yet.';
    return refuse(conflict('/transaction_id', 'transaction_not_posted', message));
  }
  if (amount > 0n && proposed.reversedBy !== null) {
    const message = `The transaction's entry is reversed by ${proposed.reversedBy}: it moves no money that could pay.`;
    return refuse(conflict('/transaction_id', 'transaction_reversed', message));
  }
  return accept(amount);
}

/** Why a payment or refund is neither made nor removed, if it is not: it is posted on a locked day. One of nothing posts nothing. */
export function refuseLockedPayment(
  { lockedThrough }: Pick<Books, 'lockedThrough'>,
  { amount, datetime }: Pick<Payment, 'amount' | 'datetime'>,
  path: string,
): Problem | null {
  return amount > 0n && isLocked(lockedThrough, datetime) ? periodLocked(lockedThrough, path) : null;
}

/** The refusal when the transaction's entry was split by hand so that less is opposite the bank. */
export function nothingToTake(
  amount: bigint,
  available: bigint,
  currency: string,
  path = '/payment_amount',
): Problem {
  const text = (units: bigint) => decimalText(units, decimalsOf(currency));
  return invalid([
    {
      ...exceeds(
        `is ${text(amount)}; the transaction's entry has ${text(available)} opposite the bank to take it from`,
      ),
      path,
    },
  ]);
}

function exceeds(message: string): Fault {
  return { path: '/payment_amount', code: 'payment_exceeds_transaction', message };
}
