import type { Instant } from '@/lib/dates/instant';
import type { Link } from '../link';
import { paidOfOpen } from './refuse-outdated-payment';

/** Above this confidence a suggested payment is probable: of two equally good ones of a transaction neither is. */
export const probable = 0.5;

/** What a suggested payment claims of a transaction, and of a bill or invoice. */
export type PaymentClaim = Pick<
  Link,
  'id' | 'groupId' | 'transactionId' | 'amount' | 'excessAmount' | 'confidence'
> & {
  itemId: string;
  datetime: Instant;
  /** What the transaction has left of its amount. Minor units. */
  left: bigint;
};

/**
 * The suggested payments that can all be right at once: the surest first, each only where its transaction has as much left and its
 * bill or invoice is open for as much after those before it. What is paid together is taken together or not at all.
 * @param open what is open of each bill or invoice, in minor units
 */
export function probablePayments<Claim extends PaymentClaim>(
  claims: readonly Claim[],
  open: ReadonlyMap<string, bigint>,
): Claim[] {
  const groups = new Map<string, Claim[]>();
  for (const claim of claims.filter(({ confidence }) => confidence > probable)) {
    const key = claim.groupId ?? claim.id;
    groups.set(key, [...(groups.get(key) ?? []), claim]);
  }
  const openStill = new Map(open);
  const leftStill = new Map(claims.map(({ transactionId, left }) => [transactionId, left]));
  const chosen: Claim[] = [];
  for (const group of [...groups.values()].sort(bySureness)) {
    const [{ transactionId }] = group as [Claim];
    const left = group.reduce((sum, { amount }) => sum - amount, leftStill.get(transactionId) ?? 0n);
    const openAfter = group.map((claim) => (openStill.get(claim.itemId) ?? 0n) - paidOfOpen(claim));
    if (left < 0n || openAfter.some((rest) => rest < 0n)) continue;
    leftStill.set(transactionId, left);
    for (const [at, { itemId }] of group.entries()) openStill.set(itemId, openAfter[at] ?? 0n);
    chosen.push(...group);
  }
  return chosen;
}

/** The surest first; of equally sure ones the earlier money. */
function bySureness(left: readonly PaymentClaim[], right: readonly PaymentClaim[]): number {
  const [[one], [other]] = [left, right];
  if (!one || !other) return 0;
  if (one.confidence !== other.confidence) return other.confidence - one.confidence;
  if (one.datetime !== other.datetime) return one.datetime < other.datetime ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** A suggested payment of an item. */
type Suggested = Pick<Link, 'id' | 'amount' | 'excessAmount' | 'confidence'> & { itemId: string };

/**
 * How likely the suggested payment of one item, or of several together, is beside those that are probable: where what they pay of
 * an item leaves too little for it, it can only be right if they are not.
 * @param chosen as `probablePayments` gives them
 */
export function confidenceBeside(
  group: readonly Suggested[],
  chosen: readonly PaymentClaim[],
  open: ReadonlyMap<string, bigint>,
): number {
  const [{ confidence }] = group as [Suggested];
  const isChosen = chosen.some(({ id }) => group.some((own) => own.id === id));
  const rivals = group.flatMap((own) => {
    const paying = chosen.filter(({ itemId }) => itemId === own.itemId);
    const left = paying.reduce((sum, each) => sum - paidOfOpen(each), open.get(own.itemId) ?? 0n);
    return left < paidOfOpen(own) ? paying : [];
  });
  if (isChosen || rivals.length === 0) return confidence;
  const rest = 1 - Math.max(...rivals.map((each) => each.confidence));
  return Math.min(confidence, Math.round(rest * 1000) / 1000);
}
