import { minorUnitsOf } from '@/lib/money/decimal';
import { type Collective, type ComparedMovement, idKey, wordsKey } from './movement';

/** The collective movement of which the bank's file said that a transaction is a part; null for any other. */
export function collectiveOf(metadata: Record<string, unknown>, decimals: number): Collective | null {
  const { collective_reference: id, collective_amount: amount, collective_text: text } = metadata;
  if (typeof amount !== 'string' || typeof text !== 'string') return null;
  const units = minorUnitsOf(amount, decimals);
  if (!units.ok || units.value === 0n) return null;
  return { externalId: typeof id === 'string' ? id : null, amount: units.value, bankDescription: text };
}

/** The collective movement of which the movement is a part. */
export function wholeOf({ collective, day, posted }: ComparedMovement): ComparedMovement | null {
  return collective ? { ...collective, day, posted } : null;
}

/** Which part of which collective movement it is, where that has an id: another file may print it in other words. */
export function partKey(movement: ComparedMovement): string | null {
  const whole = wholeOf(movement);
  return whole === null || whole.externalId === null ? null : `${movement.amount} of ${idKey(whole)}`;
}

type Group = { key: string; places: number[]; total: bigint };

/** The places of the parts of each collective movement that a file has in full: they stand one behind the other. */
export function groupsOfParts(movements: readonly ComparedMovement[]): number[][] {
  const groups: number[][] = [];
  let open: Group | null = null;
  for (const [place, movement] of movements.entries()) {
    const whole = wholeOf(movement);
    if (!whole) {
      open = null;
      continue;
    }
    const key = wholeKey(whole);
    const group: Group = open?.key === key ? open : { key, places: [], total: 0n };
    group.places.push(place);
    group.total += movement.amount;
    const isWhole = group.total === whole.amount;
    if (isWhole) groups.push(group.places);
    open = isWhole ? null : group;
  }
  return groups;
}

type Sum<Known> = { whole: ComparedMovement; first: Known; total: bigint };

/** The collective movements of known parts. Each answers for as many movements as its parts add up to. */
export function sumsOfParts<Known extends ComparedMovement>(
  known: readonly Known[],
): { take: (movement: ComparedMovement) => Known | null } {
  const sums = new Map<string, Sum<Known>>();
  for (const part of known) {
    const whole = wholeOf(part);
    if (!whole || !part.posted) continue;
    const sum = sums.get(wholeKey(whole)) ?? { whole, first: part, total: 0n };
    sum.total += part.amount;
    sums.set(wholeKey(whole), sum);
  }
  const byKey = new Map<string, Sum<Known>[]>();
  for (const sum of sums.values()) {
    for (const key of [idKey(sum.whole), wordsKey(sum.whole)])
      byKey.set(key, [...(byKey.get(key) ?? []), sum]);
  }
  return {
    take(movement) {
      if (byKey.size === 0 || movement.collective || !movement.posted) return null;
      const keys = movement.externalId === null ? [] : [idKey(movement)];
      const found = [...keys, wordsKey(movement)]
        .flatMap((key) => byKey.get(key) ?? [])
        .find((sum) => isSum(sum, movement));
      if (!found) return null;
      found.total -= movement.amount;
      return found.first;
    },
  };
}

/** Two ids of the bank's tell two movements apart, whatever else is alike. */
function isSum({ whole, total }: Sum<ComparedMovement>, { externalId }: ComparedMovement): boolean {
  const mayBeSame = whole.externalId === null || externalId === null || whole.externalId === externalId;
  return mayBeSame && total % whole.amount === 0n && total / whole.amount > 0n;
}

/** Which collective movement it is. */
export function wholeKey(whole: ComparedMovement): string {
  return `${idKey(whole)} ${wordsKey(whole)}`;
}
