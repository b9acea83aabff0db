import { type Calibration, calibrate, type Outcome } from './calibrate';
import { type Clues, cluesOf } from './clues';
import { emptyMemory, type Memory, remember } from './memory';
import type { Candidate, Decision, Movement } from './movement';
import { ledgersOfTrades } from './trade-of';
import { signsOf } from './trust';
import { type ChartClues, learnWeights, startingWeights, type Weighing, type Weights, weigh } from './weigh';
import { wordsOf } from './words';

/** What a business's decisions teach, ready to judge its next movements. */
export type Learned = {
  candidates: readonly Candidate[];
  memory: Memory;
  weights: Weights;
  calibration: Calibration;
  look: (movement: Movement) => { clues: Clues; weighing: Weighing };
};

/** So many decisions at most are judged from what was known before the first of them, as an import is. */
const atOnce = 50;

/**
 * Learns from decisions in the order of their days, going once through time: each month's are judged by what was
 * known before it, which teaches the weights and shows how far the judgement can be trusted; then they are remembered.
 * Deterministic, about 0.1 ms for each decision. Decisions for ledgers that are no candidates are left out.
 */
export function learn(decisions: readonly Decision[], candidates: readonly Candidate[]): Learned {
  const steps = learnInSteps(decisions, candidates);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps of a few milliseconds, so that other work may be done between them. */
export function* learnInSteps(
  decisions: readonly Decision[],
  candidates: readonly Candidate[],
): Generator<undefined, Learned> {
  const placeOf = new Map(candidates.map(({ id }, at) => [id, at]));
  const memory = emptyMemory(candidates.length);
  const weights = startingWeights();
  const chart = readChart(candidates, placeOf);
  const outcomes: Outcome[] = [];

  const look = (movement: Movement) => {
    const clues = cluesOf(movement, (payee) => memory.payees.get(payee)?.last ?? null);
    const own = placeOf.get(movement.accountLedgerId) ?? -1;
    return { clues, weighing: weigh(memory, weights, clues, { ...chart, own }) };
  };

  const usable = decisions.flatMap((decision) => {
    const ledger = placeOf.get(decision.ledgerId);
    return ledger === undefined ? [] : [{ decision, ledger }];
  });
  for (const block of blocksOf(usable)) {
    const judged = block.map(({ decision, ledger }) => ({ decision, ledger, ...look(decision) }));
    for (const { decision, ledger, clues, weighing } of judged) {
      const best = bestOf(weighing.chances);
      const signs = signsOf(memory, decision, clues, best, weighing.chances[best] ?? 0);
      outcomes.push({ signs, right: best === ledger });
    }
    for (const { decision, ledger, clues, weighing } of judged) {
      learnWeights(weights, weighing, ledger);
      remember(memory, decision, clues, ledger);
    }
    yield;
  }
  return { candidates, memory, weights, calibration: calibrate(outcomes), look };
}

/** The place of the likeliest ledger, the first of equals. */
export function bestOf(chances: Float64Array): number {
  let best = 0;
  for (let at = 1; at < chances.length; at += 1) if ((chances[at] ?? 0) > (chances[best] ?? 0)) best = at;
  return best;
}

function blocksOf<Each extends { decision: Decision }>(all: readonly Each[]): Each[][] {
  const blocks: Each[][] = [];
  let month = '';
  for (const each of all) {
    const own = each.decision.day.slice(0, 7);
    const last = blocks.at(-1);
    if (last && own === month && last.length < atOnce) last.push(each);
    else blocks.push([each]);
    month = own;
  }
  return blocks;
}

function readChart(
  candidates: readonly Candidate[],
  placeOf: ReadonlyMap<string, number>,
): Omit<ChartClues, 'own'> {
  const trades = ledgersOfTrades(candidates).map((found) => ({
    in: new Set([...found.in].map((id) => placeOf.get(id) ?? -1)),
    out: new Set([...found.out].map((id) => placeOf.get(id) ?? -1)),
  }));
  const names = candidates.map(({ name }) =>
    wordsOf(name.split(':').at(-1) ?? name).filter((word) => word.length > 2),
  );
  const byWord = new Map<string, number[]>();
  names.forEach(([first], at) => {
    if (first !== undefined) byWord.set(first, [...(byWord.get(first) ?? []), at]);
  });
  const nothing = new Set<number>();
  return {
    ofTrade: (trade, direction) => trades[trade]?.[direction] ?? nothing,
    namedBy: (words) =>
      words
        .flatMap((word) => byWord.get(word) ?? [])
        .filter((at) => names[at]?.every((word) => words.includes(word))),
  };
}
