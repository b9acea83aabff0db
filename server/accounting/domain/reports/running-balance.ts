import type { Side } from '@/lib/contract/primitives';

/**
 * The balance after each line, on the ledger's normal side, minor units.
 * @param before the balance that the first line is added to
 */
export function runningBalances(
  lines: readonly { side: Side; amount: bigint }[],
  normalSide: Side,
  before: bigint,
): bigint[] {
  let balance = before;
  return lines.map(({ side, amount }) => {
    balance += side === normalSide ? amount : -amount;
    return balance;
  });
}
