import { decimalText } from '@/lib/money/decimal';
import { quote } from '../bank-files/printed-text';
import { groupsOfParts } from './collective-movements';
import type { Movement } from './movement';

/** Movements of one day that come to the amount of another: new ones to that of a known one, or known ones to that of a new one. */
export type PossibleParts = { whole: Movement; count: number; areNew: boolean };

/**
 * Where new movements may be the parts of a known one, or a new one the sum of known ones, without anything but the day and the amount
 * to show it: some banks notify of each payment of what they book as one. The first such day; null where there is none.
 * @param left those known that nothing of the file repeats
 * @param fresh those of the file that are new, in its order
 */
export function possiblePartsOf(left: readonly Movement[], fresh: readonly Movement[]): PossibleParts | null {
  const known = byDayAndSide(left);
  for (const [side, movements] of byDayAndSide(fresh)) {
    const others = known.get(side) ?? [];
    const groups = [movements, ...groupsOfParts(movements).map((places) => at(movements, places))];
    const otherOf = new Map(others.map((each) => [each.amount, each]));
    for (const parts of groups) {
      const whole = sumAmong(parts, otherOf);
      if (whole) return { whole, count: parts.length, areNew: true };
    }
    const whole = sumAmong(others, new Map(movements.map((each) => [each.amount, each])));
    if (whole) return { whole, count: others.length, areNew: false };
  }
  return null;
}

/** Says what a person has to decide, in a sentence with the figures. */
export function partsSentence({ whole, count, areNew }: PossibleParts, decimals: number): string {
  const { day, bankDescription } = whole;
  const [amount, text] = [decimalText(whole.amount, decimals), quote(bankDescription)];
  return areNew
    ? `${count} new movements of ${day} come to ${amount}, the amount of ${text} of that day, which is there already. If they are its parts, the money is counted twice.`
    : `The new movement ${text} of ${day} has the amount of ${amount} to which ${count} movements of that day come that are there already. If they are its parts, the money is counted twice.`;
}

function byDayAndSide(movements: readonly Movement[]): Map<string, Movement[]> {
  const sides = new Map<string, Movement[]>();
  for (const movement of movements) {
    if (!movement.posted || movement.amount === 0n) continue;
    const side = `${movement.day} ${movement.amount > 0n}`;
    const group = sides.get(side);
    if (group) group.push(movement);
    else sides.set(side, [movement]);
  }
  return sides;
}

function at(movements: readonly Movement[], places: readonly number[]): Movement[] {
  return places.flatMap((place) => movements[place] ?? []);
}

function sumAmong(parts: readonly Movement[], byAmount: ReadonlyMap<bigint, Movement>): Movement | undefined {
  if (parts.length < 2) return undefined;
  return byAmount.get(parts.reduce((total, { amount }) => total + amount, 0n));
}
