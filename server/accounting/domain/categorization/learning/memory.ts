import { type Decision, logAmount } from '../movement';
import { type NamesOfPayee, recordName } from '../payees/names-of-payee';
import { countSplit, noSplits, recordSplit, type Splits, type SplitsOfPayee } from '../splits/splits';
import type { ClueKind, Clues } from './clues';

/**
 * Which ledgers followed a clue, -1 for all that are no candidates. Counts fade with every further decision, so that what
 * changed is soon believed: each decision counts for more than the one before it, and the counts are read in units of the
 * latest (`countOf`). `timesOf` has how many decisions went to each ledger, once there are several ledgers.
 */
export type Tally = {
  counts: Map<number, number>;
  sum: number;
  times: number;
  timesOf: Map<number, number> | null;
  unit: number;
};

/** The place of all ledgers that are no candidates: archived, payable, receivable, of transfers, of own banks. */
const elsewhere = -1;

/** What the decisions about one payee in one direction were, none forgotten. */
export type PayeeRecord = {
  /** All decisions, those for ledgers that are no candidates too. */
  times: number;
  /** The ledger of the last one; -1 where it is no candidate. */
  last: number;
  /** How many of the latest went to the last one's ledger. */
  run: number;
  /** The ledgers of the latest, the last one first. */
  latest: number[];
  /** The candidates among its ledgers. */
  ledgers: Map<number, PayeeLedger>;
  splits: SplitsOfPayee;
  names: NamesOfPayee;
};

export type PayeeLedger = {
  /** Entries of which it bore the whole, or the most. */
  times: number;
  lastDay: string;
  logAmounts: number[];
  /** The entries of which it bore the whole. */
  whole: { times: number; amounts: Map<bigint, number> };
};

/** All that is remembered of the decisions of a business; ledgers are numbers, their places in the list of candidates. */
export type Memory = {
  clues: Map<string, Tally>;
  words: Map<string, Tally>;
  payees: Map<string, PayeeRecord>;
  splits: Splits;
  /** How many were remembered. */
  decisions: number;
};

const fading = { clue: 0.9, trade: 0.95, first: 0.97, account: 0.99, word: 0.97 };
const fadingOf: Partial<Record<ClueKind, number>> = {
  trade: fading.trade,
  first: fading.first,
  firstOnAccount: fading.first,
  firstOfSize: fading.first,
  account: fading.account,
};
/** Once a payee went to one ledger so often in a row, each further time halves what its earlier ledgers count. */
const settledRun = 2;
const ofPayee: ReadonlySet<ClueKind> = new Set(['payee', 'either', 'exact', 'near', 'after']);
const mostAmounts = 50;
const mostLatest = 8;
const largestUnit = 1e100;

/** The memory of a business without a decision. */
export function emptyMemory(): Memory {
  return { clues: new Map(), words: new Map(), payees: new Map(), splits: new Map(), decisions: 0 };
}

/** How often each ledger was decided for the clue; undefined where it was never seen. */
export function tallyOf(memory: Memory, kind: ClueKind, key: string | undefined): Tally | undefined {
  return key === undefined ? undefined : memory.clues.get(`${kind} ${key}`);
}

/** Remembers a decision; what its clues said when it was judged may be some decisions old. */
export function remember(memory: Memory, decision: Decision, clues: Clues, ledger: number): void {
  const known = clues.payee === null ? undefined : memory.payees.get(clues.payee);
  memory.decisions += 1;
  for (const [kind, key] of clues.keys) {
    if (ofPayee.has(kind) || (known && kind.startsWith('first'))) continue;
    count(memory.clues, `${kind} ${key}`, ledger, fadingOf[kind] ?? fading.clue);
  }
  countOfPayee(memory, clues, known, ledger);
  for (const word of clues.words) count(memory.words, `${clues.direction} ${word}`, ledger, fading.word);
  if (clues.payee !== null) record(memory, clues.payee, decision, ledger);
  rememberSplit(memory, decision, clues);
}

/**
 * Remembers that a payee's movement went to a ledger that may not be suggested: otherwise the others would seem to be all of the
 * payee's. It says nothing of other payees.
 */
export function rememberElsewhere(memory: Memory, decision: Decision, clues: Clues): void {
  if (clues.payee === null) return;
  countOfPayee(memory, clues, memory.payees.get(clues.payee), elsewhere);
  recordLedger(memory, clues.payee, decision, elsewhere);
  rememberSplit(memory, decision, clues);
}

function rememberSplit(memory: Memory, decision: Decision, clues: Clues): void {
  const payee = clues.payee === null ? undefined : memory.payees.get(clues.payee);
  if (!payee) return;
  countSplit(memory.splits, clues, (decision.splitOver?.length ?? 0) > 1);
  recordSplit(payee.splits, decision);
}

/**
 * How likely, 0 to 1, a movement of this payee goes to a ledger that may not be suggested, as all of the payee's did, those of
 * about this amount, and those of the very amount.
 */
export function chanceElsewhere(memory: Memory, { keys }: Clues): number {
  let chance = 0;
  for (const kind of ['payee', 'near', 'exact'] as const) {
    const tally = tallyOf(memory, kind, keys.get(kind));
    if (tally) chance = (countOf(tally, elsewhere) + chance) / (countOfAll(tally) + 1);
  }
  return chance;
}

function countOfPayee(memory: Memory, clues: Clues, known: PayeeRecord | undefined, ledger: number): void {
  const isSettled = known !== undefined && known.last === ledger && known.run >= settledRun;
  for (const [kind, key] of clues.keys) {
    if (!ofPayee.has(kind)) continue;
    const current = kind === 'after' ? `${clues.payee} ${known?.last ?? ''}` : key;
    count(memory.clues, `${kind} ${current}`, ledger, fading.clue);
    if (isSettled && kind !== 'after') halveOthers(memory.clues.get(`${kind} ${current}`), ledger);
  }
}

/** How often a ledger followed the clue, the latest decision counting 1 and earlier ones less. */
export function countOf({ counts, unit }: Tally, ledger: number): number {
  return (counts.get(ledger) ?? 0) / unit;
}

/** How many decisions the clue came with, counted alike. */
export function countOfAll({ sum, unit }: Tally): number {
  return sum / unit;
}

/** How many decisions of the clue went to the ledger, none counting less. */
export function timesOn({ counts, times, timesOf }: Tally, ledger: number): number {
  return timesOf?.get(ledger) ?? (counts.has(ledger) ? times : 0);
}

function count(tallies: Map<string, Tally>, key: string, ledger: number, fades: number): void {
  const tally = tallies.get(key);
  if (!tally) {
    tallies.set(key, { counts: new Map([[ledger, 1]]), sum: 1, times: 1, timesOf: null, unit: 1 });
    return;
  }
  if (!tally.counts.has(ledger))
    tally.timesOf ??= new Map([...tally.counts.keys()].map((only) => [only, tally.times]));
  tally.timesOf?.set(ledger, (tally.timesOf.get(ledger) ?? 0) + 1);
  tally.unit /= fades;
  tally.times += 1;
  tally.sum += tally.unit;
  tally.counts.set(ledger, (tally.counts.get(ledger) ?? 0) + tally.unit);
  if (tally.unit > largestUnit) {
    for (const [each, times] of tally.counts) tally.counts.set(each, times / tally.unit);
    tally.sum /= tally.unit;
    tally.unit = 1;
  }
}

function halveOthers(tally: Tally | undefined, ledger: number): void {
  if (!tally) return;
  for (const [each, times] of tally.counts) {
    if (each === ledger) continue;
    tally.counts.set(each, times / 2);
    tally.sum -= times / 2;
  }
}

function record(memory: Memory, payee: string, decision: Decision, ledger: number): void {
  const known = recordLedger(memory, payee, decision, ledger);
  const own: PayeeLedger = known.ledgers.get(ledger) ?? {
    times: 0,
    lastDay: '',
    logAmounts: [],
    whole: { times: 0, amounts: new Map() },
  };
  known.ledgers.set(ledger, own);
  own.times += 1;
  own.lastDay = decision.day;
  if (own.logAmounts.length === mostAmounts) own.logAmounts.shift();
  own.logAmounts.push(logAmount(decision));
  if (!decision.splitOver) recordWhole(own.whole, decision);
}

function recordWhole(whole: PayeeLedger['whole'], { amount }: Decision): void {
  const { amounts } = whole;
  whole.times += 1;
  if (amounts.size < mostAmounts || amounts.has(amount)) amounts.set(amount, (amounts.get(amount) ?? 0) + 1);
}

function recordLedger({ payees }: Memory, payee: string, decision: Decision, ledger: number): PayeeRecord {
  const known = payees.get(payee) ?? emptyRecord(ledger);
  payees.set(payee, known);
  recordName(known.names, decision, ledger);
  known.times += 1;
  known.run = known.last === ledger ? known.run + 1 : 1;
  known.last = ledger;
  known.latest.unshift(ledger);
  if (known.latest.length > mostLatest) known.latest.pop();
  return known;
}

function emptyRecord(last: number): PayeeRecord {
  return { times: 0, last, run: 0, latest: [], ledgers: new Map(), splits: noSplits(), names: new Map() };
}
