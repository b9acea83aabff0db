import { type SignName, type Signs, signNames } from './trust';

/** A suggestion of the past, made from what was known before it, and whether it was right. */
export type JudgedSample = { signs: Signs; right: boolean };

const place = Object.fromEntries(signNames.map((name, at) => [name, at])) as Record<SignName, number>;

/** How often suggestions with such signs are right, between 0 and 1. */
export type Calibration = (signs: Signs) => number;

/** From here on a suggestion is called sure, or certain. */
export const sureFrom = 0.9;
export const certainFrom = 0.98;

/** What several books showed counts as much as a few dozen suggestions. */
const precision = 20;
const rounds = 6;
const mostOutcomes = 3000;

/**
 * How much wrong a business's own past may show among its sure and its certain suggestions, a part of an error counted on
 * top, and how likely they must be without regard to the record. So nothing is certain before 50 suggestions like it were
 * right in a row, and nothing sure before 6. Of the sure, 3 % may be wrong: the threshold is chosen by the past, so what follows
 * is wrong a little oftener.
 */
const held = {
  sure: { wrong: 0.025, doubt: 0.15, least: 0.9 },
  certain: { wrong: 0.01, doubt: 0.5, least: 0.95 },
};
/** Nothing is said to be surer. */
const highest = 0.999;
/** Nor a ledger that the payee went to once, or twice, and nowhere else: 93 % and 96 % of these were right in three books. */
const few = { one: 0.95, two: 0.97 };

/**
 * Logistic regression of being right on the signs, with a prior (Platt 1999, kept near what other books showed while there is
 * little), then held to the record: only the scores above which the past was right often enough reach 0.9 and 0.98.
 */
export function calibrate(outcomes: readonly JudgedSample[], prior: Signs): Calibration {
  const weights = fitTrust(outcomes.slice(-mostOutcomes), prior, precision);
  const scored = outcomes
    .map(({ signs, right }) => {
      const score = logistic(weights, signs);
      return { score, right, ceiling: ceilingOf(signs, score) };
    })
    .toSorted((a, b) => b.score - a.score);
  const mayBeSure = scored.filter(({ ceiling }) => ceiling >= sureFrom);
  const sure = lowest(mayBeSure, held.sure);
  const certain = Math.max(sure, lowest(scored, held.certain));
  return (signs) => {
    const score = logistic(weights, signs);
    return Math.min(ceilingOf(signs, score), heldTo(score, sure, certain));
  };
}

/**
 * Sure needs a payee decided on before; of a marketplace, ten times and for one ledger. Where most of the payee's entries went
 * elsewhere, or none within three times the amount went there, all other signs must be strong. Certain needs at least
 * four entries for the ledger and practically none elsewhere, within twice the amount, and a payee whose name tells what
 * it is paid for.
 */
function ceilingOf(signs: Signs, score: number): number {
  const sign = (name: SignName) => signs[place[name]] ?? 0;
  const purity = sign('purity');
  const isUnusual = purity <= 0 || sign('farAmount') >= Math.log(3);
  if (sign('isNew') || (isUnusual && score < strong)) return sureFrom - 0.001;
  if (sign('marketplace') && purity < purityOf.ten) return sureFrom - 0.001;
  if (purity < purityOf.two) return few.one;
  if (purity < purityOf.three) return few.two;
  const isGeneral = sign('marketplace') || sign('passesOn');
  const mayBeCertain = purity >= purityOf.four && sign('farAmount') < Math.log(2) && !isGeneral;
  return mayBeCertain ? highest : certainFrom - 0.001;
}

/** What signs that are strong enough for an unusual amount or ledger of a payee amount to. */
const strong = 0.97;
/** The sign of a payee with so many entries, all for the ledger. */
const purityOf = { two: Math.log(5), three: Math.log(7), four: Math.log(9), ten: Math.log(21) };

/** The lowest score, not below `least`, above which no more is wrong than allowed; infinite where there is none. */
function lowest(
  scored: readonly { score: number; right: boolean }[],
  { wrong: most, doubt, least }: { wrong: number; doubt: number; least: number },
): number {
  let found = Number.POSITIVE_INFINITY;
  let wrong = doubt;
  scored.forEach(({ score, right }, at) => {
    if (!right) wrong += 1;
    const isLastOfScore = scored[at + 1]?.score !== score;
    if (isLastOfScore && score >= least && wrong / (at + 1) <= most) found = score;
  });
  return found;
}

/** The score itself, but no more than the record allows. */
function heldTo(score: number, sure: number, certain: number): number {
  if (score >= certain) return between(score, certain, 1, certainFrom, highest);
  if (score >= sure) return between(score, sure, Math.min(certain, 1), sureFrom, certainFrom - 0.001);
  return Math.min(score, between(score, 0, Math.min(sure, 1), 0, sureFrom - 0.001));
}

function between(value: number, from: number, to: number, low: number, high: number): number {
  return to > from ? low + ((value - from) / (to - from)) * (high - low) : low;
}

/** Newton's method; the prior keeps it from running away where the past was always right. */
export function fitTrust(
  outcomes: readonly (JudgedSample & { importance?: number })[],
  prior: Signs,
  precision: number,
): number[] {
  let weights: number[] = [...prior];
  for (let round = 0; round < rounds; round += 1) {
    const gradient = weights.map((weight, at) => -precision * (weight - (prior[at] ?? 0)));
    const curvature = weights.map((_, row) =>
      weights.map((_, column) => (row === column ? precision : 0) as number),
    );
    for (const { signs, right, importance = 1 } of outcomes) {
      const chance = logistic(weights, signs);
      const miss = importance * ((right ? 1 : 0) - chance);
      const bend = importance * chance * (1 - chance);
      signs.forEach((sign, row) => {
        if (sign === 0) return;
        gradient[row] = (gradient[row] ?? 0) + miss * sign;
        const bends = curvature[row] ?? [];
        signs.forEach((other, column) => {
          bends[column] = (bends[column] ?? 0) + bend * sign * other;
        });
      });
    }
    const step = solve(curvature, gradient);
    weights = weights.map((weight, at) => weight + (step[at] ?? 0));
  }
  return weights;
}

function logistic(weights: readonly number[], signs: Signs): number {
  const sum = signs.reduce((total, sign, at) => total + sign * (weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Gaussian elimination; the matrix is positive definite, so no row needs to be exchanged. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  for (let pivot = 0; pivot < size; pivot += 1) {
    const top = rows[pivot] ?? [];
    for (let below = pivot + 1; below < size; below += 1) {
      const row = rows[below] ?? [];
      const factor = (row[pivot] ?? 0) / (top[pivot] ?? 1);
      for (let column = pivot; column <= size; column += 1)
        row[column] = (row[column] ?? 0) - factor * (top[column] ?? 0);
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let at = size - 1; at >= 0; at -= 1) {
    const row = rows[at] ?? [];
    const known = solution.reduce(
      (sum, value, column) => sum + (column > at ? value * (row[column] ?? 0) : 0),
      0,
    );
    solution[at] = ((row[size] ?? 0) - known) / (row[at] ?? 1);
  }
  return solution;
}
