import type { ClueKind, Clues } from './clues';
import { type Decision, logAmount } from './movement';

/**
 * Which ledgers followed a clue. Counts fade with every further decision, so that what changed is soon believed: each
 * decision counts for more than the one before it, and the counts are read in units of the latest (`countOf`).
 */
export type Tally = { counts: Map<number, number>; times: number; unit: number };

/** What the decisions about one payee in one direction were, none forgotten. */
export type PayeeRecord = {
  times: number;
  last: number;
  /** How many of the latest went to the last one's ledger. */
  run: number;
  ledgers: Map<
    number,
    { times: number; lastDay: string; logAmounts: number[]; amounts: Map<bigint, number> }
  >;
};

/** All that is remembered of the decisions of a business; ledgers are numbers, their places in the list of candidates. */
export type Memory = {
  clues: Map<string, Tally>;
  words: Map<string, Tally>;
  payees: Map<string, PayeeRecord>;
  /** By direction: how often each ledger was chosen of late. */
  usual: { in: Float64Array; out: Float64Array };
};

const fading = { clue: 0.9, word: 0.97, usual: 0.99 };
const mostAmounts = 50;
const largestUnit = 1e100;

export function emptyMemory(ledgers: number): Memory {
  return {
    clues: new Map(),
    words: new Map(),
    payees: new Map(),
    usual: { in: new Float64Array(ledgers), out: new Float64Array(ledgers) },
  };
}

export function tallyOf(memory: Memory, kind: ClueKind, key: string): Tally | undefined {
  return memory.clues.get(`${kind} ${key}`);
}

export function remember(memory: Memory, decision: Decision, clues: Clues, ledger: number): void {
  for (const [kind, key] of clues.keys) count(memory.clues, `${kind} ${key}`, ledger, fading.clue);
  for (const word of clues.words) count(memory.words, word, ledger, fading.word);
  const usual = memory.usual[clues.direction];
  for (let each = 0; each < usual.length; each += 1) usual[each] = (usual[each] ?? 0) * fading.usual;
  usual[ledger] = (usual[ledger] ?? 0) + 1;
  if (clues.payee !== null) record(memory, clues.payee, decision, ledger);
}

/** How often a ledger followed the clue, the latest decision counting 1 and earlier ones less. */
export function countOf({ counts, unit }: Tally, ledger: number): number {
  return (counts.get(ledger) ?? 0) / unit;
}

function count(tallies: Map<string, Tally>, key: string, ledger: number, fades: number): void {
  const tally = tallies.get(key);
  if (!tally) {
    tallies.set(key, { counts: new Map([[ledger, 1]]), times: 1, unit: 1 });
    return;
  }
  tally.unit /= fades;
  tally.times += 1;
  tally.counts.set(ledger, (tally.counts.get(ledger) ?? 0) + tally.unit);
  if (tally.unit > largestUnit) {
    for (const [each, times] of tally.counts) tally.counts.set(each, times / tally.unit);
    tally.unit = 1;
  }
}

function record({ payees }: Memory, payee: string, decision: Decision, ledger: number): void {
  const known = payees.get(payee) ?? { times: 0, last: ledger, run: 0, ledgers: new Map() };
  payees.set(payee, known);
  known.times += 1;
  known.run = known.last === ledger ? known.run + 1 : 1;
  known.last = ledger;
  const own = known.ledgers.get(ledger) ?? { times: 0, lastDay: '', logAmounts: [], amounts: new Map() };
  known.ledgers.set(ledger, own);
  own.times += 1;
  own.lastDay = decision.day;
  if (own.logAmounts.length === mostAmounts) own.logAmounts.shift();
  own.logAmounts.push(logAmount(decision));
  if (own.amounts.size < mostAmounts || own.amounts.has(decision.amount))
    own.amounts.set(decision.amount, (own.amounts.get(decision.amount) ?? 0) + 1);
}
