import type { Decision } from '../movement';

/**
 * The names by which one payee is known, as they are written, numbers too. Payees are told apart without numbers, which are mostly
 * those of stores; so "Boss1" and "Boss2" are one, although they may be two.
 */
export type NamesOfPayee = Map<string, NameOfPayee>;

type NameOfPayee = {
  written: string;
  /** All entries under the name. */
  times: number;
  /** Its ledgers; -1 for those that are no candidates. Entries that were split count for the one that bore most. */
  ledgers: Set<number>;
  /** Of each ledger the entries of which it bore the whole. */
  whole: Map<number, Counted>;
};

type Counted = { times: number; lastDay: string };

export function recordName(names: NamesOfPayee, decision: Decision, ledger: number): void {
  const key = nameOf(decision.payee);
  const known = names.get(key) ?? {
    written: decision.payee,
    times: 0,
    ledgers: new Set(),
    whole: new Map(),
  };
  names.delete(key);
  // At the end: the last one is that of the latest entry.
  names.set(key, known);
  known.times += 1;
  known.ledgers.add(ledger);
  if (decision.splitOver) return;
  known.whole.set(ledger, { times: (known.whole.get(ledger)?.times ?? 0) + 1, lastDay: decision.day });
}

/** What is known of a ledger under the very name, and under the others. */
export type Known = Counted & { entries: number; whose: Whose };

/** Whose entries they are, within a sentence and at its end. */
export type Whose = { within: string; atEnd: string };

const thisPayee: Whose = { within: 'this payee', atEnd: 'this payee' };

/**
 * The entries of a ledger that bore the whole of them, under the very name and under others, each where there are entries
 * under such names.
 */
export function knownUnder(names: NamesOfPayee, payee: string, ledger: number): Known[] {
  const all = [...names.values()];
  const own = names.get(nameOf(payee));
  const others = all.filter((name) => name !== own);
  return [
    ...(own ? [countedIn([own], ledger, thisPayee)] : []),
    ...(others.length > 0 ? [countedIn(others, ledger, similar(others, ledger))] : []),
  ];
}

/** Whose the entries are: this payee's, once there are some under the very name. */
export function whoseAre(names: NamesOfPayee, payee: string): Whose {
  const all = [...names.values()];
  return names.has(nameOf(payee)) || all.length === 0 ? thisPayee : similar(all);
}

function countedIn(names: readonly NameOfPayee[], ledger: number, whose: Whose): Known {
  const counted = names.flatMap(({ whole }) => whole.get(ledger) ?? []);
  return {
    times: counted.reduce((sum, each) => sum + each.times, 0),
    lastDay:
      counted
        .map(({ lastDay }) => lastDay)
        .toSorted()
        .at(-1) ?? '',
    entries: names.reduce((sum, { times }) => sum + times, 0),
    whose,
  };
}

/** Names the latest of them, if possible one that went to the ledger. */
function similar(names: readonly NameOfPayee[], ledger?: number): Whose {
  const latest = names.findLast(({ whole }) => ledger !== undefined && whole.has(ledger)) ?? names.at(-1);
  const written = latest?.written ?? '';
  if (names.length === 1)
    return { within: `a similar payee, ${written},`, atEnd: `a similar payee, ${written}` };
  const several = `similar payees such as ${written}`;
  return { within: several, atEnd: several };
}

/** The name without case and signs, but with its numbers. */
export function nameOf(payee: string): string {
  return payee
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}
