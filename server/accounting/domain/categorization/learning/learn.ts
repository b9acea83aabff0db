import type { Candidate, Decision, Movement } from '../movement';
import { addPayee, noPayees, similarityOf } from '../payees/similar-payees';
import { type SplitRecord, splitOutcome } from '../splits/split-like-before';
import { chartClues } from '../words/chart-clues';
import { type Calibration, calibrate, type JudgedSample } from './calibrate';
import { type Clues, cluesOf, wordingReader } from './clues';
import { evidenceFor, type Weighing } from './evidence';
import { emptyHabits, type Habits, learnHabits } from './habits';
import { emptyMemory, type Memory, remember, rememberElsewhere } from './memory';
import { signsOf } from './trust';
import { learnWeights, type Weights, weigh } from './weigh';
import { type Shared, shared } from './weights';
import { chancesByWords, emptyWordModel, featuresOf, learnWords } from './word-model';

/** What a business's decisions teach, ready to judge its next movements. */
export type Learned = {
  candidates: readonly Candidate[];
  memory: Memory;
  habits: Habits;
  weights: Weights;
  calibration: Calibration;
  splits: SplitRecord;
  mayBeSuggested: (ledgerId: string) => boolean;
  /** Of any ledger, also of those that may not be suggested. */
  nameOf: (ledgerId: string) => string;
  weighMovement: (movement: Movement) => WeighedMovement;
};

/** A movement as it is judged: what it shows, and what that says for each ledger. */
export type WeighedMovement = { clues: Clues; features: Int32Array; weighing: Weighing };

/** A decision of the past as it was judged from what was known before it. */
export type PastJudgement = {
  evidence: Float64Array;
  chances: Float64Array;
  ledger: number;
  outcome: JudgedSample;
};

export type Options = {
  /** The names of the ledgers that are no candidates. */
  nameOf?: (ledgerId: string) => string | undefined;
  /** What every business begins from. */
  start?: Shared;
  /** Is shown each judgement, for fitting what businesses share. */
  observe?: (judgement: PastJudgement) => void;
};

/** So many decisions at most are judged from what was known before the first of them, as an import is. */
const atOnce = 250;
/** So often words are learned from each decision. */
const passes = 2;

/**
 * Learns from decisions in the order of their days, going once through time: each month's are judged by what was
 * known before it, which teaches the weights and shows how far the judgement can be trusted; then they are remembered.
 * Deterministic. Of decisions for ledgers that are no candidates, only that their payee went elsewhere is remembered.
 */
export function learn(
  decisions: readonly Decision[],
  candidates: readonly Candidate[],
  options: Options = {},
): Learned {
  const steps = learnInSteps(decisions, candidates, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps of a few milliseconds, so that other work may be done between them. */
export function* learnInSteps(
  decisions: readonly Decision[],
  candidates: readonly Candidate[],
  { start = shared, observe, nameOf }: Options = {},
): Generator<undefined, Learned> {
  const placeOf = new Map(candidates.map(({ id }, at) => [id, at]));
  const memory = emptyMemory();
  const habits = emptyHabits(candidates.length);
  const payees = noPayees();
  const words = emptyWordModel(candidates.length);
  const weights = Float64Array.from(start.weights);
  const chart = chartClues(candidates);
  const outcomes: JudgedSample[] = [];
  const splits = { right: 0, wrong: 0 };

  const wordingOf = wordingReader();
  const lastLedger = (payee: string) => memory.payees.get(payee)?.last ?? null;
  const weighMovement = (movement: Movement): WeighedMovement => {
    const clues = cluesOf(movement, lastLedger, wordingOf);
    const features = featuresOf(movement, clues);
    const byWords = chancesByWords(words, features);
    const similar = similarityOf(payees, movement, clues, candidates.length);
    const evidence = evidenceFor({ memory, habits, chart, byWords, similar }, movement, clues);
    const own = placeOf.get(movement.accountLedgerId) ?? -1;
    return { clues, features, weighing: weigh(weights, evidence, own) };
  };

  for (const block of blocksOf(decisions)) {
    const seen = block.map((decision) => {
      const ledger = placeOf.get(decision.ledgerId);
      if (ledger !== undefined) return { decision, ledger, ...weighMovement(decision) };
      return { decision, ledger, clues: cluesOf(decision, lastLedger, wordingOf) };
    });
    const judged = seen.filter((each) => each.ledger !== undefined);
    for (const { decision, ledger, clues, weighing } of judged) {
      const best = bestOf(weighing.chances);
      const signs = signsOf(memory, decision, clues, weighing, best);
      const outcome = { signs, right: best === ledger };
      const ofSplit = splitOutcome(memory, decision, clues);
      if (ofSplit) splits[ofSplit] += 1;
      outcomes.push(outcome);
      observe?.({ evidence: weighing.evidence, chances: weighing.chances, ledger, outcome });
    }
    for (const each of seen) {
      if (each.ledger === undefined) {
        rememberElsewhere(memory, each.decision, each.clues);
        continue;
      }
      const { decision, ledger, clues, weighing } = each;
      learnWeights(weights, start.weights, weighing, ledger);
      remember(memory, decision, clues, ledger);
      learnHabits(habits, decision, ledger);
      addPayee(payees, decision, clues, ledger);
    }
    for (let pass = 0; pass < passes; pass += 1)
      for (const { features, ledger } of judged) learnWords(words, features, ledger);
    yield;
  }
  const named = (ledgerId: string) =>
    candidates[placeOf.get(ledgerId) ?? -1]?.name ?? nameOf?.(ledgerId) ?? 'another ledger';
  const calibration = calibrate(outcomes, start.trust);
  const mayBeSuggested = (ledgerId: string) => placeOf.has(ledgerId);
  return {
    candidates,
    memory,
    habits,
    weights,
    calibration,
    splits,
    mayBeSuggested,
    nameOf: named,
    weighMovement,
  };
}

/** The place of the likeliest ledger, the first of equals. */
export function bestOf(chances: Float64Array): number {
  let best = 0;
  for (let at = 1; at < chances.length; at += 1) if ((chances[at] ?? 0) > (chances[best] ?? 0)) best = at;
  return best;
}

function blocksOf(decisions: readonly Decision[]): Decision[][] {
  const blocks: Decision[][] = [];
  let month = '';
  for (const decision of decisions) {
    const own = decision.day.slice(0, 7);
    const last = blocks.at(-1);
    if (last && own === month && last.length < atOnce) last.push(decision);
    else blocks.push([decision]);
    month = own;
  }
  return blocks;
}
