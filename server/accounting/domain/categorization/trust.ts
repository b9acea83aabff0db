import type { Clues } from './clues';
import { type Memory, tallyOf } from './memory';
import { logAmount, type Movement } from './movement';

/** What tells whether a suggestion can be trusted, by name; `always` is 1. */
export type Signs = readonly [
  always: number,
  chance: number,
  purity: number,
  isNew: number,
  farAmount: number,
  sellsAnything: number,
  sameAmount: number,
  run: number,
];

/** Whose name says nothing of what was bought: what they sell, or pass on, falls under many ledgers. */
const generalists = new Set(
  'amazon amzn walmart target costco walgreens cvs ebay etsy alibaba aliexpress paypal venmo zelle transfer bank'.split(
    ' ',
  ),
);

const farthest = 2;
const longestRun = 20;

/**
 * The signs of a suggestion: the logit of the chance that the ledger was given; how purely the payee's decisions went to it
 * (the logarithm of for to against); whether there are none; how far, by proportion, the amount lies from any that went
 * there; whether the payee sells anything; whether the payee's entries of this very amount all went there; how many
 * of the payee's latest did (logarithm).
 */
export function signsOf(
  memory: Memory,
  movement: Movement,
  clues: Clues,
  ledger: number,
  chance: number,
): Signs {
  const bounded = Math.max(0.02, Math.min(0.996, chance));
  const logit = Math.log(bounded / (1 - bounded));
  const payee = clues.payee === null ? undefined : memory.payees.get(clues.payee);
  const general = clues.spoken.some((word) => generalists.has(word)) ? 1 : 0;
  if (!payee) return [1, logit, 0, 1, 0, general, 0, 0];
  const own = payee.ledgers.get(ledger);
  const times = own?.times ?? 0;
  const amount = logAmount(movement);
  const far = (own?.logAmounts ?? []).reduce(
    (least, each) => Math.min(least, Math.abs(each - amount)),
    farthest,
  );
  const exact = tallyOf(memory, 'exact', clues.keys.get('exact') ?? '');
  const isSame = exact?.counts.size === 1 && exact.counts.has(ledger) ? 1 : 0;
  const run = payee.last === ledger ? Math.log1p(Math.min(payee.run, longestRun)) : 0;
  const purity = Math.log((times + 0.5) / (payee.times - times + 0.5));
  return [1, logit, purity, 0, far, general, isSame, run];
}
