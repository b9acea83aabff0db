import { decimalText } from '@/lib/money/decimal';
import { quote } from '../bank-files/printed-text';
import { groupsOfParts } from './collective-movements';
import type { ComparedMovement } from './movement';

/** Movements of one day that come to the amount of another: new ones to that of a known one, or known ones to that of a new one. */
export type PossibleParts = { whole: ComparedMovement; count: number; areNew: boolean };

/**
 * Where new movements may be the parts of a known one, or a new one the sum of known ones, without anything but the day and the amount
 * to show it: some banks notify of each payment of what they book as one. One for each such day, and for money in and out of it.
 * @param left those known that nothing of the file repeats
 * @param fresh those of the file that are new, in its order
 */
export function possiblePartsOf(
  left: readonly ComparedMovement[],
  fresh: readonly ComparedMovement[],
): PossibleParts[] {
  const known = byDayAndSide(left);
  return [...byDayAndSide(fresh)].flatMap(
    ([side, movements]) => partsAmong(known.get(side) ?? [], movements) ?? [],
  );
}

/** Those of one day, and of money in or out. */
function partsAmong(
  known: readonly ComparedMovement[],
  fresh: readonly ComparedMovement[],
): PossibleParts | null {
  const groups = [fresh, ...groupsOfParts(fresh).map((places) => at(fresh, places))];
  const knownOf = new Map(known.map((each) => [each.amount, each]));
  for (const parts of groups) {
    const whole = sumAmong(parts, knownOf);
    if (whole) return { whole, count: parts.length, areNew: true };
  }
  const whole = sumAmong(known, new Map(fresh.map((each) => [each.amount, each])));
  return whole ? { whole, count: known.length, areNew: false } : null;
}

/** So many are told one by one; where there are more, the file is another view of what is there. */
const mostTold = 5;

/** Says what a person has to decide, in sentences with the figures; null where there is nothing to decide. */
export function partsSentence(found: readonly PossibleParts[], decimals: number): string | null {
  if (found.length === 0) return null;
  const more = found.length - mostTold;
  return [
    ...found.slice(0, mostTold).map((parts) => sentenceOf(parts, decimals)),
    ...(more > 0 ? [`The same is so ${more === 1 ? 'once' : `${more} times`} more.`] : []),
    `${found.length === 1 ? 'If' : 'Where'} they are its parts, the money is counted twice.`,
  ].join(' ');
}

function sentenceOf({ whole, count, areNew }: PossibleParts, decimals: number): string {
  const { day, bankDescription } = whole;
  const [amount, text] = [decimalText(whole.amount, decimals), quote(bankDescription)];
  return areNew
    ? `${count} new movements of ${day} come to ${amount}, the amount of ${text} of that day, which is there already.`
    : `The new movement ${text} of ${day} has the amount of ${amount} to which ${count} movements of that day come that are there already.`;
}

function byDayAndSide(movements: readonly ComparedMovement[]): Map<string, ComparedMovement[]> {
  const sides = new Map<string, ComparedMovement[]>();
  for (const movement of movements) {
    if (!movement.posted || movement.amount === 0n) continue;
    const side = `${movement.day} ${movement.amount > 0n}`;
    const group = sides.get(side);
    if (group) group.push(movement);
    else sides.set(side, [movement]);
  }
  return sides;
}

function at(movements: readonly ComparedMovement[], places: readonly number[]): ComparedMovement[] {
  return places.flatMap((place) => movements[place] ?? []);
}

function sumAmong(
  parts: readonly ComparedMovement[],
  byAmount: ReadonlyMap<bigint, ComparedMovement>,
): ComparedMovement | undefined {
  if (parts.length < 2) return undefined;
  return byAmount.get(parts.reduce((total, { amount }) => total + amount, 0n));
}
