import type { RawItems } from './raw-items';

/**
 * What each payment counts on, summed again: when so much of an item was paid, each of its parts has the share that
 * the largest remainders give it, and a payment counts as what it added to the shares. What is beyond the item stays
 * where the payment is posted, as `null`. What is taken back counts as it was paid.
 */
export function expectedShares({
  parts,
  payments,
}: RawItems): Map<string, [ledger: string | null, bigint][]> {
  const shares = new Map<string, [string | null, bigint][]>();
  const paidSoFar = new Map<string, bigint>();
  for (const { id, item, amount } of payments) {
    const ofItem = parts.get(item) ?? [];
    const total = ofItem.reduce((sum, part) => sum + part.amount, 0n);
    const before = paidSoFar.get(item) ?? 0n;
    const after = before + amount;
    paidSoFar.set(item, after);
    const then = divided(min(before, total), ofItem, total);
    const now = divided(min(after, total), ofItem, total);
    const way = amount < 0n ? -1n : 1n;
    shares.set(id, [
      ...ofItem.map(({ ledger }, at): [string, bigint] => [
        ledger,
        way * ((now[at] ?? 0n) - (then[at] ?? 0n)),
      ]),
      [null, way * (amount - (min(after, total) - min(before, total)))],
    ]);
  }
  return shares;
}

/** One unit after the other goes to the part that was cut off most, the earlier of two alike. */
function divided(amount: bigint, parts: readonly { amount: bigint }[], total: bigint): bigint[] {
  if (total === 0n) return [];
  const whole = parts.map((part) => (part.amount * amount) / total);
  const cutOff = parts.map((part, at) => part.amount * amount - (whole[at] ?? 0n) * total);
  for (let left = amount - whole.reduce((sum, each) => sum + each, 0n); left > 0n; left -= 1n) {
    const most = cutOff.reduce((best, each, at) => (each > (cutOff[best] ?? 0n) ? at : best), 0);
    whole[most] = (whole[most] ?? 0n) + 1n;
    cutOff[most] = -1n;
  }
  return whole;
}

const min = (left: bigint, right: bigint) => (left < right ? left : right);
