import type { CategorizationMethod } from '@/lib/contract/journal-entry';
import type { Side } from '@/lib/contract/primitives';

/** That entries of a payee were confirmed with a line on this ledger and side, and how often. */
export type Precedent = { payee: string; side: Side; ledgerId: string; times: number };

/** Where money goes that nothing is known of. */
export type Fallbacks = { inflowLedgerId: string; outflowLedgerId: string };

export type Category = { ledgerId: string; method: CategorizationMethod };

/**
 * The ledger that explains a movement: the one most often confirmed for the same payee in the same direction, else
 * the uncategorized ledger of its direction.
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
  const best = alike.reduce<Precedent | null>(
    (most, each) => (most && most.times >= each.times ? most : each),
    null,
  );
  if (best) return { ledgerId: best.ledgerId, method: 'similarity' };
  return {
    ledgerId: amount > 0n ? fallbacks.inflowLedgerId : fallbacks.outflowLedgerId,
    method: 'uncategorized',
  };
}
