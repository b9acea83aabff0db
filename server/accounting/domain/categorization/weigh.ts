import { type Clues, clueKinds } from './clues';
import { countOf, type Memory, type Tally, tallyOf } from './memory';

/**
 * A conditional logit (McFadden 1974) over the ledgers: the score of a ledger is a weighted sum of what each clue says
 * for it, and the weights, which all ledgers share, are learned from the decisions as they come. So few weights are
 * learned well from few decisions, and a ledger used once is judged like any other.
 */
export type Weights = Float64Array;

/** The weights by place: the usual share, a word of the ledger's name, the trade, all words, then each clue by how often it came. */
const place = { usual: 0, name: 1, trade: 2, words: 3, clues: 4 };
const levels = 8;
const starting = { usual: 0.6, name: 2, trade: 3, words: 0.15, clue: 0.32, amount: 0.2 };
const rate = 0.02;
const longestStep = 3;

export function startingWeights(): Weights {
  const weights = new Float64Array(place.clues + clueKinds.length * levels);
  clueKinds.forEach((kind, at) => {
    const start = place.clues + at * levels;
    weights.fill(kind === 'amount' ? starting.amount : starting.clue, start, start + levels);
  });
  for (const each of ['usual', 'name', 'trade', 'words'] as const) weights[place[each]] = starting[each];
  return weights;
}

/** What one weight is multiplied by, for each ledger that it says anything of. */
type Evidence = { at: number; ledgers: number[]; values: number[] };

/** The chances of all ledgers, and what they were made of, for learning. */
export type Weighing = { chances: Float64Array; evidence: Evidence[]; logUsual: Float64Array };

/** What the chart itself says: the ledgers of a trade, and those whose name is spoken. */
export type ChartClues = {
  ofTrade: (trade: number, direction: 'in' | 'out') => ReadonlySet<number>;
  namedBy: (words: readonly string[]) => readonly number[];
  /** The ledger of the bank account, which cannot stand against itself; -1 where it is no candidate. */
  own: number;
};

/** Doubt in what a clue has said before: half an entry chosen as ledgers usually are. */
const doubt = 0.5;
/** What ledgers never chosen share of the usual choice: as much as two entries. */
const unused = 2;
/** A word that came with more ledgers than this says nothing. */
const mostLedgersOfWord = 12;

export function weigh(memory: Memory, weights: Weights, clues: Clues, chart: ChartClues): Weighing {
  const logUsual = logOfUsual(memory.usual[clues.direction]);
  const evidence: Evidence[] = [];
  const lift = (ledger: number, times: number) =>
    Math.log1p(times / (doubt * Math.exp(logUsual[ledger] ?? 0)));
  clueKinds.forEach((kind, each) => {
    const key = clues.keys.get(kind);
    const tally = key === undefined ? undefined : tallyOf(memory, kind, key);
    if (!tally) return;
    const ledgers = [...tally.counts.keys()];
    const values = ledgers.map((ledger) => lift(ledger, countOf(tally, ledger)));
    evidence.push({ at: place.clues + each * levels + levelOf(tally), ledgers, values });
  });
  evidence.push(wordEvidence(memory, clues, lift));
  const ofTrade = clues.trade === null ? [] : [...chart.ofTrade(clues.trade, clues.direction)];
  evidence.push({ at: place.trade, ledgers: ofTrade, values: ofTrade.map(() => 1) });
  const named = [...chart.namedBy(clues.spoken)];
  evidence.push({ at: place.name, ledgers: named, values: named.map(() => 1) });
  return { chances: chancesOf(weights, logUsual, evidence, chart.own), evidence, logUsual };
}

/** Whether anything but the bank account speaks for the ledger. */
export function speaksFor({ evidence }: Weighing, ledger: number): boolean {
  const ofAccount = place.clues + clueKinds.indexOf('account') * levels;
  return evidence.some(
    ({ at, ledgers }) => (at < ofAccount || at >= ofAccount + levels) && ledgers.includes(ledger),
  );
}

/** What all words say together: the more speak, the less each counts, for they are not independent. */
function wordEvidence(
  memory: Memory,
  clues: Clues,
  lift: (ledger: number, times: number) => number,
): Evidence {
  const told = clues.words.flatMap((word) => {
    const tally = memory.words.get(word);
    return tally && tally.counts.size <= mostLedgersOfWord ? tally : [];
  });
  const sums = new Map<number, number>();
  for (const tally of told) {
    for (const ledger of tally.counts.keys())
      sums.set(ledger, (sums.get(ledger) ?? 0) + lift(ledger, countOf(tally, ledger)));
  }
  const share = Math.sqrt(Math.max(1, told.length));
  return { at: place.words, ledgers: [...sums.keys()], values: [...sums.values()].map((sum) => sum / share) };
}

function chancesOf(
  weights: Weights,
  logUsual: Float64Array,
  evidence: readonly Evidence[],
  own: number,
): Float64Array {
  const scores = new Float64Array(logUsual.length);
  for (let ledger = 0; ledger < scores.length; ledger += 1)
    scores[ledger] = (weights[place.usual] ?? 0) * (logUsual[ledger] ?? 0);
  for (const { at, ledgers, values } of evidence) {
    for (let each = 0; each < ledgers.length; each += 1) {
      const ledger = ledgers[each] ?? 0;
      scores[ledger] = (scores[ledger] ?? 0) + (weights[at] ?? 0) * (values[each] ?? 0);
    }
  }
  if (own >= 0) scores[own] = Number.NEGATIVE_INFINITY;
  return softmax(scores);
}

/** One step of gradient ascent on the logarithm of the chance that the chosen ledger had. Weights stay at or above 0. */
export function learnWeights(
  weights: Weights,
  { chances, evidence, logUsual }: Weighing,
  chosen: number,
): void {
  const step = (at: number, gradient: number) => {
    const bounded = Math.max(-longestStep, Math.min(longestStep, gradient));
    weights[at] = Math.max(0, (weights[at] ?? 0) + rate * bounded);
  };
  for (const { at, ledgers, values } of evidence) {
    let gradient = 0;
    for (let each = 0; each < ledgers.length; each += 1) {
      const ledger = ledgers[each] ?? 0;
      gradient += ((ledger === chosen ? 1 : 0) - (chances[ledger] ?? 0)) * (values[each] ?? 0);
    }
    step(at, gradient);
  }
  let gradient = logUsual[chosen] ?? 0;
  for (let ledger = 0; ledger < chances.length; ledger += 1) {
    gradient -= (chances[ledger] ?? 0) * (logUsual[ledger] ?? 0);
  }
  step(place.usual, gradient);
}

/** A clue that has always led to one ledger is weighed apart from one that has not, each by how often it came. */
function levelOf({ counts, times }: Tally): number {
  const often = times >= 8 ? 3 : times >= 4 ? 2 : times >= 2 ? 1 : 0;
  return counts.size === 1 ? often : 4 + often;
}

function logOfUsual(usual: Float64Array): Float64Array {
  let total = 0;
  for (const times of usual) total += times;
  const logs = new Float64Array(usual.length);
  for (let ledger = 0; ledger < logs.length; ledger += 1)
    logs[ledger] = Math.log(((usual[ledger] ?? 0) + unused / usual.length) / (total + unused));
  return logs;
}

function softmax(scores: Float64Array): Float64Array {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > highest) highest = score;
  let sum = 0;
  for (let each = 0; each < scores.length; each += 1) {
    scores[each] = Math.exp((scores[each] ?? 0) - highest);
    sum += scores[each] ?? 0;
  }
  for (let each = 0; each < scores.length; each += 1) scores[each] = (scores[each] ?? 0) / sum;
  return scores;
}
