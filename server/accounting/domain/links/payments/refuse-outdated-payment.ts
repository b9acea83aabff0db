import type { ItemKind } from '@/lib/contract/item-kind';
import type { Problem } from '@/lib/contract/problem';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import type { Link } from '../link';

/** What a suggested payment pays of what is open; the rest of its amount was suggested as an excess. Minor units. */
export function paidOfOpen({ amount, excessAmount }: Pick<Link, 'amount' | 'excessAmount'>): bigint {
  return amount - (excessAmount ?? 0n);
}

/** A bill or invoice and a transaction that is suggested to pay it, as they are now. Minor units. */
export type PaymentNow = {
  kind: ItemKind;
  number: string;
  open: bigint;
  /** What the transaction has left of its amount. */
  left: bigint;
};

/**
 * Why a suggested payment is not made any more: meanwhile the bill or invoice was paid, or the transaction paid something else.
 * Whoever wants to overpay says so by the bill or invoice and the amount.
 */
export function refuseOutdatedPayment(
  link: Pick<Link, 'amount' | 'excessAmount'>,
  { kind, number, open, left }: PaymentNow,
  currency: string,
): Problem | null {
  const text = (units: bigint) => decimalText(units, decimalsOf(currency));
  const name = [kind === 'bill' ? 'Bill' : 'Invoice', number].join(' ').trimEnd();
  if (open < paidOfOpen(link))
    return outdated(`${name} has ${text(open)} open now, and ${text(link.amount)} was suggested to pay it.`);
  if (left < link.amount) {
    const words = `The transaction has ${text(left)} left now`;
    return outdated(`${words}, and ${text(link.amount)} of it was suggested to pay ${name}.`);
  }
  return null;
}

function outdated(message: string): Problem {
  const fault = { path: '/link_id', code: 'suggestion_overtaken', message };
  return { code: 'conflict', detail: message, errors: [fault] };
}
