import type { CategorizationMethod } from '@/lib/contract/journal-entry';
import type { Side } from '@/lib/contract/primitives';

/** That entries of a payee were confirmed with lines on this ledger and side: how often, and with how much in all. */
export type Precedent = { payee: string; side: Side; ledgerId: string; times: number; amount: bigint };

/** Where money goes that nothing is known of. */
export type Fallbacks = { inflowLedgerId: string; outflowLedgerId: string };

export type Category = { ledgerId: string; method: CategorizationMethod };

/**
 * The ledger that explains a movement: the one most often confirmed for the same payee in the same direction (of two
 * that always stood in one entry, the one that bore more), else the uncategorized ledger of its direction.
 * @param amount minor units, money in positive
 */
export function categorize(
  payee: string,
  amount: bigint,
  precedents: readonly Precedent[],
  fallbacks: Fallbacks,
): Category {
  const side: Side = amount > 0n ? 'credit' : 'debit';
  const alike = precedents.filter((precedent) => precedent.payee === payee && precedent.side === side);
  const [best] = alike.toSorted(byWeight);
  if (best) return { ledgerId: best.ledgerId, method: 'similarity' };
  return {
    ledgerId: amount > 0n ? fallbacks.inflowLedgerId : fallbacks.outflowLedgerId,
    method: 'uncategorized',
  };
}

/** The heaviest first; at last by identifier, so that the choice never depends on the order of reading. */
function byWeight(left: Precedent, right: Precedent): number {
  if (left.times !== right.times) return right.times - left.times;
  if (left.amount !== right.amount) return left.amount > right.amount ? -1 : 1;
  return left.ledgerId < right.ledgerId ? -1 : 1;
}
