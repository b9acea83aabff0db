import type { Movement } from '../movement';
import type { ClueKind, Clues } from './clues';
import { dayFit, dayNumber, type Habits, sizeFit } from './habits';
import { countOf, countOfAll, type Memory, tallyOf } from './memory';

/**
 * What speaks for a ledger, by name. `…Lift`: how much oftener it followed the clue than it is used (a logarithm).
 * `…Share`: its share of the decisions with the clue. `…Purity`: the logarithm of its decisions to all others with the clue.
 */
export const evidenceNames = [
  'wasUsed',
  'usual',
  'daysUnused',
  'direction',
  'size',
  'day',
  'accountLift',
  'payeeLift',
  'payeeLately',
  'payeeRun',
  'payeeDaysSince',
  'payeeFarAmount',
  'eitherLift',
  'startShare',
  'startPurity',
  'exactShare',
  'nearShare',
  'afterShare',
  'amountLift',
  'tradeLift',
  'firstLift',
  'firstOnAccountLift',
  'firstOfSizeLift',
  'wordModel',
  'similarPayee',
  'nameBegins',
  'nameShare',
  'tradeLedger',
] as const;
export type EvidenceName = (typeof evidenceNames)[number];

/** What the chart itself says: the ledgers of a trade, and how the words of a text name a ledger. */
export type ChartClues = {
  ofTrade: (trade: number, words: readonly string[], direction: 'in' | 'out') => ReadonlySet<number>;
  /** For each ledger that is named: whether its first word is, and which share of its words. */
  namedBy: (
    words: readonly string[],
    direction: 'in' | 'out',
  ) => ReadonlyMap<number, { begins: boolean; share: number }>;
};

export type Sources = {
  memory: Memory;
  habits: Habits;
  chart: ChartClues;
  /** For each ledger. */
  byWords: Float64Array;
  similar: Float64Array;
};

/** The chances of all ledgers, and the evidence that they were made of, for learning. */
export type Weighing = { chances: Float64Array; evidence: Float64Array };

/** Doubt in what a clue has said before: half an entry chosen as ledgers usually are. */
const doubt = 0.5;
/** What all ledgers share of the usual choice beyond what was decided: as much as two entries. */
const unused = 2;
const leastChance = 1e-3;
const longestRun = 20;
const mostDays = 1000;
const neverSince = 3;
const farthest = 2;
const lateFading = 0.7;

const lifts: readonly [EvidenceName, ClueKind][] = [
  ['accountLift', 'account'],
  ['payeeLift', 'payee'],
  ['eitherLift', 'either'],
  ['amountLift', 'amount'],
  ['tradeLift', 'trade'],
  ['firstLift', 'first'],
  ['firstOnAccountLift', 'firstOnAccount'],
  ['firstOfSizeLift', 'firstOfSize'],
];
const shares: readonly [EvidenceName, ClueKind][] = [
  ['startShare', 'start'],
  ['exactShare', 'exact'],
  ['nearShare', 'near'],
  ['afterShare', 'after'],
];

export const placeOf = Object.fromEntries(evidenceNames.map((name, at) => [name, at])) as Record<
  EvidenceName,
  number
>;

/** The evidence for each of the ledgers, one row of `evidenceNames.length` numbers each. */
export function evidenceFor(sources: Sources, movement: Movement, clues: Clues): Float64Array {
  const { usual } = sources.habits;
  const ledgers = usual[clues.direction].length;
  const width = evidenceNames.length;
  const rows = new Float64Array(ledgers * width);
  const logUsual = logOfUsual(usual[clues.direction]);
  const today = dayNumber(movement.day);
  for (let ledger = 0; ledger < ledgers; ledger += 1) {
    ofLedger(rows, ledger * width, sources, movement, clues, ledger, today);
    rows[ledger * width + placeOf.usual] = logUsual[ledger] ?? 0;
  }
  ofTallies(rows, sources.memory, clues, logUsual);
  ofPayee(rows, sources.memory, movement, clues);
  ofChart(rows, sources.chart, clues);
  return rows;
}

function ofLedger(
  rows: Float64Array,
  row: number,
  { habits, byWords, similar }: Sources,
  movement: Movement,
  { direction }: Clues,
  ledger: number,
  today: number,
): void {
  const last = habits.lastDay[ledger] ?? Number.NaN;
  const wasUsed = !Number.isNaN(last);
  const moneyIn = habits.times.in[ledger] ?? 0;
  const moneyOut = habits.times.out[ledger] ?? 0;
  const alike = direction === 'in' ? moneyIn : moneyOut;
  rows[row + placeOf.wasUsed] = wasUsed ? 1 : 0;
  rows[row + placeOf.daysUnused] = wasUsed ? logDays(today - last) : neverSince;
  rows[row + placeOf.direction] = (alike + 0.5) / (moneyIn + moneyOut + 1);
  rows[row + placeOf.size] = sizeFit(habits, movement, ledger);
  rows[row + placeOf.day] = wasUsed ? dayFit(habits, movement, ledger) : 0;
  rows[row + placeOf.wordModel] = Math.log((byWords[ledger] ?? 0) + leastChance);
  rows[row + placeOf.similarPayee] = similar[ledger] ?? 0;
  rows[row + placeOf.payeeDaysSince] = neverSince;
  rows[row + placeOf.payeeFarAmount] = farthest;
}

function ofTallies(rows: Float64Array, memory: Memory, clues: Clues, logUsual: Float64Array): void {
  const width = evidenceNames.length;
  const set = (ledger: number, name: EvidenceName, value: number) => {
    if (ledger >= 0) rows[ledger * width + placeOf[name]] = value;
  };
  for (const [name, kind] of lifts) {
    const tally = tallyOf(memory, kind, clues.keys.get(kind));
    for (const ledger of tally?.counts.keys() ?? [])
      if (tally)
        set(ledger, name, Math.log1p(countOf(tally, ledger) / (doubt * Math.exp(logUsual[ledger] ?? 0))));
  }
  for (const [name, kind] of shares) {
    const tally = tallyOf(memory, kind, clues.keys.get(kind));
    for (const ledger of tally?.counts.keys() ?? [])
      if (tally) set(ledger, name, countOf(tally, ledger) / (countOfAll(tally) + doubt));
  }
  const starts = tallyOf(memory, 'start', clues.keys.get('start'));
  if (!starts) return;
  const all = countOfAll(starts);
  // Counted from a ledger that the clue never came with, for which this is 0.
  const none = Math.log(doubt / (all + doubt));
  for (const ledger of starts.counts.keys()) {
    const own = countOf(starts, ledger);
    set(ledger, 'startPurity', Math.log((own + doubt) / (all - own + doubt)) - none);
  }
}

function ofPayee(rows: Float64Array, memory: Memory, movement: Movement, clues: Clues): void {
  const payee = clues.payee === null ? undefined : memory.payees.get(clues.payee);
  if (!payee) return;
  const width = evidenceNames.length;
  const today = dayNumber(movement.day);
  const size = Math.log(Math.abs(Number(movement.amount)));
  for (const [ledger, own] of payee.ledgers) {
    const row = rows.subarray(ledger * width, (ledger + 1) * width);
    const isLast = payee.last === ledger;
    row[placeOf.payeeLately] = latelyShare(payee.latest, ledger);
    row[placeOf.payeeRun] = isLast ? Math.log1p(Math.min(payee.run, longestRun)) : 0;
    row[placeOf.payeeDaysSince] = logDays(today - dayNumber(own.lastDay));
    row[placeOf.payeeFarAmount] = own.logAmounts.reduce(
      (least, each) => Math.min(least, Math.abs(each - size)),
      farthest,
    );
  }
}

/** The share of a payee's latest decisions that went to the ledger, each earlier one counting less. */
function latelyShare(latest: readonly number[], ledger: number): number {
  let own = 0;
  let all = 0;
  latest.forEach((each, at) => {
    const weight = lateFading ** at;
    all += weight;
    if (each === ledger) own += weight;
  });
  return own / all;
}

function ofChart(rows: Float64Array, chart: ChartClues, clues: Clues): void {
  const width = evidenceNames.length;
  const named = chart.namedBy(clues.words, clues.direction);
  for (const [ledger, { begins, share }] of named) {
    rows[ledger * width + placeOf.nameBegins] = begins ? 1 : 0;
    rows[ledger * width + placeOf.nameShare] = share;
  }
  if (clues.trade === null) return;
  const ofTrade = chart.ofTrade(clues.trade, clues.words, clues.direction);
  for (const ledger of ofTrade) rows[ledger * width + placeOf.tradeLedger] = 1 / Math.sqrt(ofTrade.size);
}

function logOfUsual(usual: Float64Array): Float64Array {
  const sum = usual.reduce((total, each) => total + each, 0);
  return usual.map((each) => Math.log((each + unused / usual.length) / (sum + unused)));
}

/** The logarithm of a number of days, about the size of 1. */
function logDays(days: number): number {
  return Math.log1p(Math.min(mostDays, Math.max(0, days))) / 3;
}
