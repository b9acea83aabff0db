import { logAmount, type Movement } from '../movement';
import { lettersOf } from '../payees/similar-payees';
import type { Clues } from './clues';

/**
 * A softmax regression of the ledger on words, pairs of words, letters, the amount, the account and the day of the month, learned by
 * stochastic gradient steps (AdaGrad, Duchi et al. 2011, with fading squares). The features are hashed to a fixed number of rows, one weight for
 * each ledger in a row.
 */
export type WordModel = { ledgers: number; weights: Float32Array; squares: Float32Array; used: Uint8Array };

const rows = 1 << 13;
const rate = 0.5;
const firstSquare = 0.1;
/** Earlier steps count less and less, so that what changes is learned as fast as what is new. */
const fading = 0.93;
const smallestMiss = 0.005;

export function emptyWordModel(ledgers: number): WordModel {
  return {
    ledgers,
    weights: new Float32Array(rows * ledgers),
    squares: new Float32Array(rows * ledgers).fill(firstSquare),
    used: new Uint8Array(ledgers),
  };
}

/** The rows of what a movement shows. */
export function featuresOf(movement: Movement, clues: Clues): Int32Array {
  const { direction, keys, words, payee, trade } = clues;
  const size = Math.round(logAmount(movement) / Math.LN2);
  const names = [
    direction,
    `account ${keys.get('account')}`,
    `size ${direction} ${size}`,
    `day ${Math.floor(Number(movement.day.slice(8, 10)) / 5)}`,
    ...words.map((word) => `word ${direction} ${word}`),
    ...words.slice(1).map((word, at) => `words ${direction} ${words[at]} ${word}`),
    ...(payee === null
      ? [`amount ${keys.get('amount')}`]
      : [
          `payee ${payee}`,
          `exact ${keys.get('exact')}`,
          `near ${keys.get('near')}`,
          ...lettersOf(movement.payee).map((letters) => `letters ${direction} ${letters}`),
        ]),
    ...(trade === null ? [] : [`trade ${direction} ${trade}`]),
  ];
  return Int32Array.from(names, rowOf);
}

/** The chances of all ledgers that were ever used; nothing is known before the first. */
export function chancesByWords(model: WordModel, features: Int32Array): Float64Array {
  const { ledgers, weights, used } = model;
  const scores = new Float64Array(ledgers);
  for (const row of features) {
    const start = row * ledgers;
    for (let ledger = 0; ledger < ledgers; ledger += 1)
      scores[ledger] = (scores[ledger] ?? 0) + (weights[start + ledger] ?? 0);
  }
  const scale = 1 / Math.sqrt(features.length);
  let highest = Number.NEGATIVE_INFINITY;
  for (let ledger = 0; ledger < ledgers; ledger += 1) {
    if (used[ledger]) highest = Math.max(highest, (scores[ledger] ?? 0) * scale);
  }
  let sum = 0;
  for (let ledger = 0; ledger < ledgers; ledger += 1) {
    const chance = used[ledger] ? Math.exp((scores[ledger] ?? 0) * scale - highest) : 0;
    scores[ledger] = chance;
    sum += chance;
  }
  for (let ledger = 0; ledger < ledgers; ledger += 1)
    scores[ledger] = sum > 0 ? (scores[ledger] ?? 0) / sum : 0;
  return scores;
}

/** One gradient step toward the ledger that was chosen. */
export function learnWords(model: WordModel, features: Int32Array, chosen: number): void {
  const { ledgers, weights, squares, used } = model;
  used[chosen] = 1;
  const chances = chancesByWords(model, features);
  const scale = 1 / Math.sqrt(features.length);
  for (let ledger = 0; ledger < ledgers; ledger += 1) {
    const miss = (ledger === chosen ? 1 : 0) - (chances[ledger] ?? 0);
    if (Math.abs(miss) < smallestMiss) continue;
    const gradient = miss * scale;
    for (const row of features) {
      const at = row * ledgers + ledger;
      const square = fading * (squares[at] ?? 0) + gradient * gradient;
      squares[at] = square;
      weights[at] = (weights[at] ?? 0) + (rate * gradient) / Math.sqrt(square);
    }
  }
}

/** FNV-1a, folded to the number of rows. */
function rowOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 13) ^ (hash >>> 26)) & (rows - 1);
}
