import type { Day } from '@/lib/dates/instant';
import type { ComparedMovement } from './movement';

/** Fewer may well be of another file. */
const leastMissing = 3;

/**
 * Says that most booked movements of the days of a file are not in it, as where the file is of another account, or its amounts or dates
 * are read otherwise than before; null where they are.
 * @param left those known that nothing of the file repeats
 */
export function missingInFile(
  known: readonly ComparedMovement[],
  left: readonly ComparedMovement[],
  { first, last }: { first: Day; last: Day },
): string | null {
  const { all, missing } = countMissing(known, left, { first, last });
  if (missing < leastMissing || missing * 2 <= all) return null;
  return `${missing} of the ${all} transactions that the account has from ${first} to ${last} are not in this file. If it is of another account, or its amounts or dates are read otherwise than before, the money is counted twice.`;
}

/** How many booked movements are known of the days, and how many of them the file does not have. */
export function countMissing(
  known: readonly ComparedMovement[],
  left: readonly ComparedMovement[],
  { first, last }: { first: Day; last: Day },
): { all: number; missing: number } {
  const counts = ({ posted, amount, day }: ComparedMovement) =>
    posted && amount !== 0n && day >= first && day <= last;
  return { all: known.filter(counts).length, missing: left.filter(counts).length };
}
