import { shareProRata } from '../../cash-movements/share-pro-rata';
import type { Line, OnAccount } from '../../journal-entry/entry';

/** Part of what a payment paid. */
export type PaidPart = Pick<Line, 'ledgerId' | 'tagIds' | 'onAccount'> & {
  /** Minor units of what was paid, below 0 where the line reduces it. */
  weight: bigint;
  /**
   * Of the part on payable or receivable of a bill or invoice, whose weight is what was paid beyond its total, perhaps nothing: all
   * that was paid of it, minor units. So much at most comes back as credit of its vendor or customer. Null of any other part.
   */
  mostCredit: bigint | null;
};

/**
 * What each part gets of a refund. Unapplied credit of the vendor or customer comes back first, whatever it is from: what was paid
 * beyond a bill, a credit note, or what settled the bill besides; then the other parts, pro rata; and what is more than
 * these is credit that was used for something else, so that is owed again. The shares sum to the refund.
 * @param size minor units, not more than the parts come to
 * @param credits the unapplied credit by vendor or customer, minor units
 */
export function shareRefund(
  size: bigint,
  parts: readonly PaidPart[],
  credits: ReadonlyMap<string, bigint>,
): bigint[] {
  const unused = new Map(credits);
  let left = size;
  const ofCredit = parts.map(({ mostCredit, onAccount }) => {
    if (mostCredit === null) return 0n;
    const party = partyIn(onAccount);
    const credit = unused.get(party) ?? 0n;
    const share = least(left, mostCredit, credit);
    unused.set(party, credit - share);
    left -= share;
    return share;
  });
  const paidFor = parts.map(({ mostCredit, weight }) => (mostCredit === null ? weight : 0n));
  const total = paidFor.reduce((sum, weight) => sum + weight, 0n);
  const ofParts = total > 0n ? shareProRata(least(left, total), paidFor) : [];
  left -= total > 0n ? least(left, total) : 0n;
  return parts.map(({ mostCredit, weight }, index) => {
    const credit = ofCredit[index] ?? 0n;
    const owedAgain = mostCredit === null || credit >= weight ? 0n : least(left, weight - credit);
    left -= owedAgain;
    return credit + (ofParts[index] ?? 0n) + owedAgain;
  });
}

/** The vendor or customer whom a line names; empty where it names nobody. */
export function partyIn(onAccount: OnAccount | null): string {
  return onAccount?.vendorId ?? onAccount?.customerId ?? '';
}

function least(...units: [bigint, ...bigint[]]): bigint {
  let [lowest] = units;
  for (const each of units) if (each < lowest) lowest = each;
  return lowest;
}
