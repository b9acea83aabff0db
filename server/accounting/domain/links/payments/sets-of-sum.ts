import type { OpenItemFacts } from './open-item-facts';

const largestSet = 8;
const mostSets = 4;
const mostSteps = 20_000;

/**
 * Sets of two to eight items that come to the amount, at most four of them: all of them first, then the oldest, then
 * any others.
 * @param amount minor units
 */
export function setsOfSum(items: readonly OpenItemFacts[], amount: bigint): OpenItemFacts[][] {
  const sorted = [...items].sort((left, right) => (left.dueOn < right.dueOn ? -1 : 1));
  const found: OpenItemFacts[][] = [];
  let steps = 0;
  const search = (from: number, chosen: OpenItemFacts[], left: bigint): void => {
    if (left === 0n) {
      if (chosen.length > 1) found.push([...chosen]);
      return;
    }
    for (let at = from; at < sorted.length; at += 1) {
      steps += 1;
      if (found.length >= mostSets || steps > mostSteps || chosen.length >= largestSet) return;
      const item = sorted[at];
      if (item && item.open <= left) search(at + 1, [...chosen, item], left - item.open);
    }
  };
  search(0, [], amount);
  return found;
}
