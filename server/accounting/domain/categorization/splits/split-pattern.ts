import { absolute } from '@/lib/money/absolute';
import type { Part } from '../movement';
import { inBoth, portion, type Share, type ShareRange, sharesOf, simplestIn } from './simplest-share';

/** How the entries of a payee were split, as far as that tells how the next one is. */
export type SplitPattern = {
  /** The lines of the movement: they sum to it, each on a ledger and side of its own. */
  parts: readonly Part[];
  /** How many of the latest entries the pattern explains. */
  held: number;
  /** Whether it explains all, of the very amount where it is by the same lines. */
  isAlways: boolean;
  how:
    | { kind: 'same_lines' }
    /** In the order of the parts; of the one that bears the most, what the others leave. */
    | { kind: 'shares'; shares: readonly Share[] }
    /** All parts but this one were the same each time. */
    | { kind: 'rest'; on: string };
};

/** The parts of entries, the latest first. */
type Entries = readonly (readonly Part[])[];

/** An explanation of the latest entries; `parts` is null where it does not tell those of this movement. */
type Explanation = Omit<SplitPattern, 'parts' | 'isAlways'> & { parts: readonly Part[] | null };

/** One entry explains itself. */
export const leastHeld = 2;

/**
 * How a movement is split as the latest entries of its payee were: by the lines that the latest two of this very amount had, or by
 * the one explanation of the latest entries that tells the amount of each line: constant shares, or constant amounts on all
 * ledgers but one. Null where nothing does, or where two explanations differ.
 * @param latest the payee's entries, the latest first
 * @param total of the movement in minor units, without its sign
 */
export function splitPattern(latest: Entries, total: bigint): SplitPattern | null {
  const alike = latest.filter((parts) => sumOf(parts) === total);
  const same = sameLines(alike);
  if (alike.length >= leastHeld && !same) return null;
  const explained = explain(latest, total);
  if (!same || !explained) return same ?? explained;
  return isSameSplit(explained.parts, same.parts) ? same : null;
}

/** Whether both put the same amounts on the same ledgers and sides, in whatever order. */
export function isSameSplit(some: readonly Part[], others: readonly Part[]): boolean {
  const ordered = inOrderOf(some, others);
  return ordered?.every(({ units }, at) => units === some[at]?.units) ?? false;
}

/** What stands on one side of one ledger as one part, in the order in which they come. */
export function partsInOne(parts: readonly Part[]): Part[] {
  const found = new Map<string, Part>();
  for (const part of parts) {
    const key = placeOf(part);
    const known = found.get(key);
    found.set(key, { ...part, units: part.units + (known?.units ?? 0n) });
  }
  return [...found.values()];
}

/** The parts as an example for the next entry of the payee; null where they are not all of the movement. */
export function exampleOf(parts: readonly Part[], amount: bigint): readonly Part[] | null {
  const merged = partsInOne(parts).filter(({ units }) => units !== 0n);
  return sumOf(merged) === absolute(amount) ? merged : null;
}

function sumOf(parts: readonly Part[]): bigint {
  return parts.reduce((sum, { units }) => sum + units, 0n);
}

function sameLines(alike: Entries): SplitPattern | null {
  const [last = []] = alike;
  const other = alike.findIndex((parts) => !isSameSplit(parts, last));
  const held = other < 0 ? alike.length : other;
  return last.length < 2 || held < leastHeld
    ? null
    : { parts: last, held, isAlways: held === alike.length, how: { kind: 'same_lines' } };
}

/** By the explanation that holds for the most entries; of those that hold for as many, all must say the same. */
function explain(latest: Entries, total: bigint): SplitPattern | null {
  const entries = ofOneShape(latest);
  const found = [byShares(entries, total), ...restOnEach(entries, total)].filter(
    ({ held }) => held >= leastHeld,
  );
  const longest = Math.max(0, ...found.map(({ held }) => held));
  const [first, ...others] = found.filter(({ held }) => held === longest);
  const parts = first?.parts;
  const isOnlyOne = parts && others.every((other) => other.parts && isSameSplit(other.parts, parts));
  if (!first || !isOnlyOne) return null;
  // The same amount was rounded before: so it is again.
  const before = entries.slice(0, longest).find((each) => sumOf(each) === total);
  return { ...first, parts: before ?? parts, isAlways: longest === latest.length };
}

/** The latest entries that were split over the same ledgers and sides as the last one, their parts in its order. */
function ofOneShape(latest: Entries): Entries {
  const [last = []] = latest;
  if (last.length < 2) return [];
  const shaped: (readonly Part[])[] = [];
  for (const parts of latest) {
    const ordered = inOrderOf(last, parts);
    if (!ordered) break;
    shaped.push(ordered);
  }
  return shaped;
}

/** The parts on the ledgers and sides of others, in their order; null where they are on other ones. */
function inOrderOf(order: readonly Part[], parts: readonly Part[]): Part[] | null {
  if (order.length !== parts.length) return null;
  const found = new Map(parts.map((part) => [placeOf(part), part]));
  const ordered = order.flatMap((part) => found.get(placeOf(part)) ?? []);
  return ordered.length === order.length ? ordered : null;
}

function placeOf({ ledgerId, units }: Part): string {
  return `${units > 0n} ${ledgerId}`;
}

/**
 * How exactly shares are read, the first that fits: such as halves, thirds and tenths although a unit that did not divide went to
 * another line; whole percents; any share that tells the amount of this movement to the unit; and these with that unit too.
 */
const readings = [
  { halves: 2n, simplest: 20n, mostApart: 0n },
  { halves: 1n, simplest: 100n, mostApart: 2n },
  { halves: 2n, simplest: 100n, mostApart: 2n },
] as const;
type Reading = (typeof readings)[number];

/** The part that bears the most takes what the others leave, so only theirs are rounded. */
function byShares(entries: Entries, total: bigint): Explanation {
  const [last = []] = entries;
  const most = last.reduce((best, { units }, at) => (units > (last[best]?.units ?? 0n) ? at : best), 0);
  const others = last.map((_, at) => at).filter((at) => at !== most);
  let longest = 0;
  for (const reading of readings) {
    const { ranges, held } = rangesOf(entries, others, reading.halves);
    longest = Math.max(longest, held);
    const shares = ranges.map(simplestIn);
    if (held < leastHeld || !ranges.every((range, at) => isExact(range, shares[at], total, reading)))
      continue;
    const ofOthers = shares.map((share) => portion(total, share));
    const parts = filledUp(last, total, others, ofOthers);
    if (parts) return { parts, held, how: { kind: 'shares', shares: withRest(shares, most) } };
  }
  return { parts: null, held: longest, how: { kind: 'shares', shares: [] } };
}

/** The shares of all parts: what the others leave goes to this place. */
function withRest(shares: readonly Share[], place: number): Share[] {
  const rest = shares.reduce(
    (left, { part, of }) => ({ part: left.part * of - part * left.of, of: left.of * of }),
    { part: 1n, of: 1n },
  );
  return shares.toSpliced(place, 0, rest);
}

/** The shares that explain as many of the latest entries as possible, of each of these parts. */
function rangesOf(entries: Entries, places: readonly number[], halves: bigint) {
  let ranges: ShareRange[] = [];
  let held = 0;
  for (const parts of entries) {
    const total = sumOf(parts);
    const next = places.flatMap((place, at) => {
      const own = sharesOf(absolute(parts[place]?.units ?? 0n), total, halves);
      const before = ranges[at];
      return (before ? inBoth(before, own) : own) ?? [];
    });
    if (next.length < places.length) break;
    ranges = next;
    held += 1;
  }
  return { ranges, held };
}

function isExact(
  { low, high }: ShareRange,
  share: Share | undefined,
  total: bigint,
  { simplest, mostApart }: Reading,
): boolean {
  if (!share || share.part === 0n) return false;
  const width = high.part * low.of - low.part * high.of;
  return share.of <= simplest || width * total <= mostApart * high.of * low.of;
}

function restOnEach(entries: Entries, total: bigint): Explanation[] {
  const [last = []] = entries;
  return last.map(({ ledgerId }, rest) => {
    const others = last.map((_, at) => at).filter((at) => at !== rest);
    const other = entries.findIndex((parts) => others.some((at) => parts[at]?.units !== last[at]?.units));
    const parts = filledUp(
      last,
      total,
      others,
      others.map((at) => absolute(last[at]?.units ?? 0n)),
    );
    return { parts, held: other < 0 ? entries.length : other, how: { kind: 'rest', on: ledgerId } };
  });
}

/** The parts of the last entry with these units, on the sides that they had; the place that is left takes the rest. */
function filledUp(
  last: readonly Part[],
  total: bigint,
  places: readonly number[],
  units: readonly bigint[],
): Part[] | null {
  const isOpposite = (at: number) => (last[at]?.units ?? 0n) < 0n;
  const signed = new Map(
    places.map((place, at) => [place, (isOpposite(place) ? -1n : 1n) * (units[at] ?? 0n)]),
  );
  const rest = [...signed.values()].reduce((left, each) => left - each, total);
  const parts = last.map(({ ledgerId }, at) => ({ ledgerId, units: signed.get(at) ?? rest }));
  const isOnSides = parts.every(({ units: own }, at) => own !== 0n && own < 0n === isOpposite(at));
  return isOnSides ? parts : null;
}
