import type { Clues } from '../learning/clues';
import type { Decision, Part } from '../movement';
import { nameOf } from '../payees/names-of-payee';

/** How often the entries of a payee, those of about an amount and those of the very amount were split, the latest counting most. */
export type Splits = Map<string, { split: number; all: number }>;

/** The entries of one payee that were split over several ledgers. */
export type SplitsOfPayee = {
  times: number;
  /** How many of the latest entries were split. */
  run: number;
  /** Whether all of these were split over the same ledgers. */
  isSame: boolean;
  /** The ledgers of the last one that was split. */
  last: readonly string[];
  /** What the latest entries were split into, the latest first; those before one that is no example are gone. */
  latest: { name: string; parts: readonly Part[] }[];
};

const fades = 0.9;
const mostLatest = 24;
const kinds = ['payee', 'near', 'exact'] as const;

/** Of a payee without entries. */
export function noSplits(): SplitsOfPayee {
  return { times: 0, run: 0, isSame: true, last: [], latest: [] };
}

/** Counts whether an entry was split, for its payee and for its amount; what was counted before fades. */
export function countSplit(splits: Splits, { keys }: Clues, isSplit: boolean): void {
  for (const kind of kinds) {
    const key = `${kind} ${keys.get(kind)}`;
    const known = splits.get(key) ?? { split: 0, all: 0 };
    splits.set(key, { split: known.split * fades + (isSplit ? 1 : 0), all: known.all * fades + 1 });
  }
}

/** Records the payee's next entry. */
export function recordSplit(
  known: SplitsOfPayee,
  { payee, splitOver: ledgerIds = [], parts }: Decision,
): void {
  known.latest = parts ? [{ name: nameOf(payee), parts }, ...known.latest.slice(0, mostLatest - 1)] : [];
  if (ledgerIds.length < 2) {
    known.run = 0;
    return;
  }
  const isSame = sameLedgers(known.last, ledgerIds);
  known.isSame = known.run === 0 || (known.isSame && isSame);
  known.times += 1;
  known.run += 1;
  known.last = ledgerIds;
}

/**
 * How likely, 0 to 1, a movement is split over several ledgers, as all of the payee's were, those of about this amount, and
 * those of the very amount. 0 for a payee whose entries never were.
 */
export function chanceOfSplit(splits: Splits, { keys }: Clues): number {
  let chance = 0;
  for (const kind of kinds) {
    const known = splits.get(`${kind} ${keys.get(kind)}`);
    if (known) chance = (known.split + chance) / (known.all + 1);
  }
  return chance;
}

/**
 * What the payee's split entries were, as a sentence; null where none was split.
 * @param entries how many the payee has, those that were not split too
 * @param whose whose they are, such as "this payee"
 */
export function reasonOfSplits(
  { times, run, isSame, last }: SplitsOfPayee,
  entries: number,
  whose: string,
  nameOf: (ledgerId: string) => string,
): string | null {
  if (times === 0) return null;
  if (run === 0)
    return `Of ${entries} entries of ${whose} ${times} ${was(times)} split over several ledgers.`;
  const latest = run === 1 ? 'The last entry' : `The last ${run} entries`;
  const over = inWords(last.map(nameOf));
  const which = isSame ? over : `several ledgers, the last one over ${over}`;
  return `${latest} of ${whose} ${was(run)} split over ${which}.`;
}

const mostNamed = 4;

function inWords(names: readonly string[]): string {
  const named = names.length > mostNamed ? names.slice(0, mostNamed - 1) : names;
  const left = names.length - named.length;
  const all = left > 0 ? [...named, `${left} others`] : named;
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

function was(count: number): string {
  return count === 1 ? 'was' : 'were';
}

function sameLedgers(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}
