import type { Line } from '../../journal-entry/entry';
import type { PostedRefund } from './posted-refund';
import { type PostedLines, returnedBy, sumsOf } from './without-returned';

/**
 * Whether other lines of a payment's entry leave behind what has come back of it: less is then on a ledger, and for a vendor or
 * customer, that a refund has reduced. Lines that pay a bill or invoice are not counted: what they are for is said there.
 * @param refunds that are linked to the payment
 */
export function leavesRefundBehind(
  before: readonly Line[],
  after: readonly Line[],
  bankLedgerId: string,
  refunds: readonly PostedRefund[],
): boolean {
  if (refunds.length === 0) return false;
  const was = sumsOf(returnedBy([ownOf(before, bankLedgerId)], 'debit'));
  const is = sumsOf(returnedBy([ownOf(after, bankLedgerId)], 'debit'));
  return [...sumsOf(returnedBy(refunds, 'debit'))].some(([on, back]) => {
    const change = (is.get(on) ?? 0n) - (was.get(on) ?? 0n);
    return back < 0n ? change < 0n : back > 0n && change > 0n;
  });
}

function ownOf(lines: readonly Line[], bankLedgerId: string): PostedLines {
  return { entry: { lines: lines.filter(({ paymentId }) => paymentId === null) }, bankLedgerId };
}
