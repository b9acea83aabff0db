import type { Decision } from '../../domain/categorization/movement';
import { wordsOf } from '../../domain/categorization/words/words';
import type { Method } from './replay';

type Loss = 'hinge' | 'logistic';

const epochs = 8;
const decay = 1e-4;

/** One linear classifier for each ledger against all others, on the words of payee and text. */
export function linearOnWords(loss: Loss): Method {
  return (known, ledgers) => {
    const weights = train(known, ledgers, loss);
    return (entry) => {
      const scores = scoresOf(weights, wordsIn(entry), ledgers.length);
      const ranked = [...scores.keys()].toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, 3);
      const guesses = ranked.map((at) => ({ ledger: ledgers[at] ?? '', confidence: 0 }));
      return { posted: guesses[0]?.ledger ?? null, confidence: 0, guesses };
    };
  };
}

/** Stochastic gradient steps (Pegasos, Shalev-Shwartz et al. 2007, for the hinge loss). */
function train(
  known: readonly Decision[],
  ledgers: readonly string[],
  loss: Loss,
): Map<string, Float64Array> {
  const placeOf = new Map(ledgers.map((ledger, at) => [ledger, at]));
  const examples = known.map((each) => ({ words: wordsIn(each), ledger: placeOf.get(each.ledgerId) ?? 0 }));
  const weights = new Map<string, Float64Array>();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = 0.5 / (1 + epoch);
    for (let at = 0; at < examples.length; at += 1) {
      const example = examples[(at * 7919 + epoch) % examples.length];
      if (example) step(weights, example.words, example.ledger, ledgers.length, rate, loss);
    }
  }
  return weights;
}

function step(
  weights: Map<string, Float64Array>,
  words: readonly string[],
  chosen: number,
  ledgers: number,
  rate: number,
  loss: Loss,
): void {
  const scores = scoresOf(weights, words, ledgers);
  for (const word of words) {
    const row = weights.get(word) ?? new Float64Array(ledgers);
    weights.set(word, row);
    for (let ledger = 0; ledger < ledgers; ledger += 1) {
      const sign = ledger === chosen ? 1 : -1;
      const margin = sign * (scores[ledger] ?? 0);
      const slope = loss === 'hinge' ? (margin < 1 ? 1 : 0) : 1 / (1 + Math.exp(margin));
      row[ledger] = (row[ledger] ?? 0) * (1 - rate * decay) + (rate * sign * slope) / words.length;
    }
  }
}

function scoresOf(
  weights: ReadonlyMap<string, Float64Array>,
  words: readonly string[],
  ledgers: number,
): Float64Array {
  const scores = new Float64Array(ledgers);
  for (const word of words) {
    const row = weights.get(word);
    if (!row) continue;
    for (let ledger = 0; ledger < ledgers; ledger += 1)
      scores[ledger] = (scores[ledger] ?? 0) + (row[ledger] ?? 0);
  }
  return scores;
}

function wordsIn({ payee, text }: Decision): string[] {
  return ['', ...wordsOf(`${payee} ${text}`)];
}
