import { fitTrust, type JudgedSample } from '../../domain/categorization/learning/calibrate';
import { evidenceNames } from '../../domain/categorization/learning/evidence';
import { learn, type PastJudgement } from '../../domain/categorization/learning/learn';
import type { Signs } from '../../domain/categorization/learning/trust';
import { type Shared, shared, sharedWeights } from '../../domain/categorization/learning/weights';
import type { Decision } from '../../domain/categorization/movement';
import { candidatesOf } from './replay';

/** One decision: the evidence for the ledgers that were likeliest, and the place of the chosen one among them. */
type Example = { evidence: Float32Array; chosen: number; importance: number };

type Weighed = JudgedSample & { importance: number };

const width = evidenceNames.length;
const spreads = evidenceNames.map((name) => sharedWeights[name].spread);
const mostLedgers = 30;
const mostDecisions = 2000;
const epochs = 5;
const rate = 0.02;
const decay = 1e-4;

/** A book as it is fitted on: its decisions, and the evidence for each of them. */
export type Lesson = { name: string; decisions: readonly Decision[]; examples: readonly Example[] };

export function lessonOf(name: string, book: readonly Decision[]): Lesson {
  const decisions = book.slice(0, mostDecisions);
  return { name, decisions, examples: examplesOf(decisions) };
}

/**
 * Fits what all businesses begin from on several books, each of which counts as much as the root of its length. The weights of the
 * evidence are fitted by gradient steps (Adam, Kingma and Ba 2015). The weights of trust are fitted on how each book was judged
 * with the weights of the others.
 */
export function fitShared(lessons: readonly Lesson[]): Shared {
  const judged = fitWithoutEach(lessons).map(({ weights }, at) => outcomesWith(lessons[at], weights));
  return { weights: fitWeights(lessons), trust: trustOf(judged.flat()) };
}

/** For each book what the others show, so that it can be judged as one never seen. */
export function fitWithoutEach(lessons: readonly Lesson[]): Shared[] {
  const weightsOf = new Map<string, number[]>();
  for (const family of new Set(lessons.map(familyOf)))
    weightsOf.set(family, fitWeights(lessons.filter((other) => familyOf(other) !== family)));
  const judged = lessons.map((lesson) => {
    const weights = weightsOf.get(familyOf(lesson)) ?? [];
    return { lesson, weights, outcomes: outcomesWith(lesson, weights) };
  });
  return judged.map(({ lesson, weights }) => {
    const others = judged.filter((other) => familyOf(other.lesson) !== familyOf(lesson));
    return { weights, trust: trustOf(others.flatMap(({ outcomes }) => outcomes)) };
  });
}

/** Parts of one book are named alike before a "-". */
function familyOf({ name }: Lesson): string {
  return name.replace(/[-.].*$/, '');
}

function outcomesWith(lesson: Lesson | undefined, weights: readonly number[]): Weighed[] {
  const importance = 20 / Math.sqrt(lesson?.decisions.length ?? 1);
  const outcomes: Weighed[] = [];
  const start = { weights, trust: shared.trust };
  judge(lesson?.decisions ?? [], ({ outcome }) => outcomes.push({ ...outcome, importance }), start);
  return outcomes;
}

function trustOf(outcomes: readonly Weighed[]): Signs {
  return fitTrust(
    outcomes,
    shared.trust.map(() => 0),
    1,
  );
}

function examplesOf(book: readonly Decision[]): Example[] {
  const importance = 1 / Math.sqrt(book.length);
  const examples: Example[] = [];
  judge(
    book,
    ({ evidence, chances, ledger }) => {
      if ((chances[ledger] ?? 0) === 0) return;
      const likeliest = [...chances.keys()].toSorted((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0));
      const others = likeliest.slice(0, mostLedgers).filter((each) => each !== ledger);
      const rows = [ledger, ...others].flatMap((each) => [
        ...evidence.subarray(each * width, (each + 1) * width),
      ]);
      examples.push({ evidence: Float32Array.from(rows), chosen: 0, importance });
    },
    shared,
  );
  return examples;
}

function judge(book: readonly Decision[], observe: (judgement: PastJudgement) => void, start: Shared): void {
  const ledgers = [...new Set(book.map(({ ledgerId }) => ledgerId))];
  learn(book, candidatesOf(ledgers), { start, observe });
}

function fitWeights(lessons: readonly Lesson[]): number[] {
  const examples = lessons.flatMap((lesson) => lesson.examples);
  const mean = examples.reduce((sum, { importance }) => sum + importance, 0) / examples.length;
  const weights = new Float64Array(width);
  const first = new Float64Array(width);
  const second = new Float64Array(width);
  const batch = 32;
  const order = examples.map((_, at) => at);
  const steps = epochs * Math.ceil(examples.length / batch);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, epoch);
    for (let start = 0; start < order.length; start += batch) {
      const gradient = new Float64Array(width);
      for (const at of order.slice(start, start + batch)) addGradient(gradient, weights, examples[at], mean);
      step += 1;
      for (let at = 0; at < width; at += 1) {
        const slope = (gradient[at] ?? 0) / batch - decay * (weights[at] ?? 0);
        first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
        second[at] = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope;
        const corrected = (first[at] ?? 0) / (1 - 0.9 ** step);
        const size = Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** step)) + 1e-8;
        weights[at] = (weights[at] ?? 0) + (rate * (1 - step / steps) * corrected) / size;
      }
    }
  }
  return [...weights].map((weight, at) => weight / (spreads[at] ?? 1));
}

/** Weights are of evidence in units of its spread. */
function addGradient(
  gradient: Float64Array,
  weights: Float64Array,
  example: Example | undefined,
  mean: number,
): void {
  if (!example) return;
  const { evidence, chosen, importance } = example;
  const scores = new Float64Array(evidence.length / width);
  for (let row = 0; row < scores.length; row += 1) {
    let score = 0;
    for (let at = 0; at < width; at += 1)
      score += ((weights[at] ?? 0) * (evidence[row * width + at] ?? 0)) / (spreads[at] ?? 1);
    scores[row] = score;
  }
  const highest = Math.max(...scores);
  const likelihoods = scores.map((score) => Math.exp(score - highest));
  const sum = likelihoods.reduce((total, each) => total + each, 0);
  for (let row = 0; row < scores.length; row += 1) {
    const miss = (row === chosen ? 1 : 0) - (likelihoods[row] ?? 0) / sum;
    const scaled = (miss * importance) / mean;
    for (let at = 0; at < width; at += 1)
      gradient[at] = (gradient[at] ?? 0) + (scaled * (evidence[row * width + at] ?? 0)) / (spreads[at] ?? 1);
  }
}

/** The same order each time. */
function shuffle(order: number[], seed: number): void {
  let state = seed + 1;
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (at + 1);
    const moved = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = moved;
  }
}
