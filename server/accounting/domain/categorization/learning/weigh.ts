import { evidenceNames, type Weighing } from './evidence';
import { sharedWeights } from './weights';

/**
 * A conditional logit (McFadden 1974) over the ledgers: the score of a ledger is a weighted sum of the evidence for it. The
 * weights are shared by all ledgers. They begin as what several books showed and are then learned from the business's own decisions:
 * so few of these teach much, and a ledger used once is judged like any other.
 */
export type Weights = Float64Array;

const width = evidenceNames.length;
const spreads = evidenceNames.map((name) => sharedWeights[name].spread);
const rate = 0.0003;
const longestStep = 3;
/** After each decision a weight goes back by this share of its way from where it began. */
const returning = 0.0005;

/** @param own the ledger of the bank account, which cannot be its own counterpart; -1 where it is no candidate */
export function weigh(weights: Weights, evidence: Float64Array, own: number): Weighing {
  const scores = new Float64Array(evidence.length / width);
  for (let ledger = 0; ledger < scores.length; ledger += 1) {
    let score = 0;
    for (let at = 0; at < width; at += 1) score += (weights[at] ?? 0) * (evidence[ledger * width + at] ?? 0);
    scores[ledger] = score;
  }
  if (own >= 0) scores[own] = Number.NEGATIVE_INFINITY;
  return { chances: softmax(scores), evidence };
}

/** One step of gradient ascent on the logarithm of the chance that the chosen ledger had. */
export function learnWeights(
  weights: Weights,
  starting: readonly number[],
  { chances, evidence }: Weighing,
  chosen: number,
): void {
  const gradient = new Float64Array(width);
  for (let ledger = 0; ledger < chances.length; ledger += 1) {
    const miss = (ledger === chosen ? 1 : 0) - (chances[ledger] ?? 0);
    if (miss === 0) continue;
    for (let at = 0; at < width; at += 1)
      gradient[at] = (gradient[at] ?? 0) + miss * (evidence[ledger * width + at] ?? 0);
  }
  for (let at = 0; at < width; at += 1) {
    const spread = spreads[at] ?? 1;
    const step = Math.max(-longestStep, Math.min(longestStep, (gradient[at] ?? 0) / spread));
    const weight = weights[at] ?? 0;
    weights[at] = weight + (rate * step) / spread + returning * ((starting[at] ?? 0) - weight);
  }
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
