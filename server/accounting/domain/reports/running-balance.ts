import type { Side } from '@/lib/contract/primitives';
import type { Instant } from '@/lib/dates/instant';

/**
 * The balance after each line, on the ledger's normal side, minor units.
 * @param lines in time order
 * @param before the balance that the first line is added to
 * @param yearStarts ascending: with each the balance begins again at zero
 */
export function runningBalances(
  lines: readonly { side: Side; amount: bigint; datetime: Instant }[],
  normalSide: Side,
  before: bigint,
  yearStarts: readonly Instant[],
): bigint[] {
  const [first] = lines;
  const later = yearStarts.filter((start) => first && start > first.datetime);
  let balance = before;
  let year = 0;
  return lines.map(({ side, amount, datetime }) => {
    for (let start = later[year]; start !== undefined && start <= datetime; start = later[year]) {
      balance = 0n;
      year += 1;
    }
    balance += side === normalSide ? amount : -amount;
    return balance;
  });
}
