import { logAmount, type Movement } from '../movement';
import type { Clues } from './clues';
import { type EvidenceName, evidenceNames, placeOf, type Weighing } from './evidence';
import { chanceElsewhere, type Memory, tallyOf } from './memory';

/** The evidence for the suggested ledger that also tells how far the suggestion can be trusted. */
const trusted = [
  'wordModel',
  'exactShare',
  'nearShare',
  'afterShare',
  'similarPayee',
  'startShare',
  'startPurity',
  'payeeLift',
  'payeeLately',
  'payeeDaysSince',
  'eitherLift',
  'amountLift',
  'usual',
  'daysUnused',
  'size',
  'day',
  'nameShare',
  'tradeLedger',
] as const satisfies readonly EvidenceName[];

/** What tells whether a suggestion can be trusted. */
export const signNames = [
  /** 1. */
  'always',
  /** The logit of the ledger's chance, lowered by the share of the payee's movements on ledgers that may not be suggested. */
  'chance',
  /** The logarithm of how much likelier the ledger is than the second. */
  'margin',
  /** How purely the payee's decisions went to the ledger: the logarithm of for to against. */
  'purity',
  /** Whether the payee was never decided on. */
  'isNew',
  /** How far, by proportion, the amount lies from any of the payee that went to the ledger. */
  'farAmount',
  /** Whether the payee is a marketplace. */
  'marketplace',
  /** Whether the payee passes money on. */
  'passesOn',
  /** Whether the payee's entries of this very amount all went to the ledger. */
  'sameAmount',
  /** How many of the payee's latest did (logarithm). */
  'run',
  /** How many decisions the business made (logarithm). */
  'decisions',
  ...trusted,
] as const;
export type SignName = (typeof signNames)[number];

/** By the order of `signNames`. */
export type Signs = readonly number[];

/** Whose name says nothing of what was bought: what they sell falls under many ledgers. */
const marketplaces = new Set(
  'amazon amzn walmart target costco walgreens cvs ebay etsy alibaba aliexpress'.split(' '),
);
/** Whose name says nothing of whom the money goes to or comes from. */
const intermediaries = new Set('paypal venmo zelle transfer bank'.split(' '));

const farthest = 2;
const longestRun = 20;
const bounds = { least: 0.02, most: 0.996 };
const largestMargin = 8;

/** The signs by which the chance that the ledger is right is judged; see `Signs`. */
export function signsOf(
  memory: Memory,
  movement: Movement,
  clues: Clues,
  { chances, evidence }: Weighing,
  ledger: number,
): Signs {
  const other = chanceElsewhere(memory, clues);
  const chance = (1 - other) * (chances[ledger] ?? 0);
  const second = Math.max(other, (1 - other) * secondOf(chances, ledger));
  const bounded = Math.max(bounds.least, Math.min(bounds.most, chance));
  const row = ledger * evidenceNames.length;
  return [
    1,
    Math.log(bounded / (1 - bounded)),
    Math.min(largestMargin, Math.log(Math.max(1e-6, chance) / Math.max(1e-6, second))),
    ...signsOfPayee(memory, movement, clues, ledger),
    Math.log1p(memory.decisions) / 5,
    ...trusted.map((name) => evidence[row + placeOf[name]] ?? 0),
  ];
}

/** From `purity` to `run`. */
function signsOfPayee(memory: Memory, movement: Movement, clues: Clues, ledger: number): number[] {
  const payee = clues.payee === null ? undefined : memory.payees.get(clues.payee);
  const general = [isMarketplace(clues.words), passesOn(clues.words)].map(Number);
  if (!payee) return [0, 1, 0, ...general, 0, 0];
  const own = payee.ledgers.get(ledger);
  const times = own?.times ?? 0;
  const amount = logAmount(movement);
  const far = (own?.logAmounts ?? []).reduce(
    (least, each) => Math.min(least, Math.abs(each - amount)),
    farthest,
  );
  const exact = tallyOf(memory, 'exact', clues.keys.get('exact'));
  const isSame = exact?.counts.size === 1 && exact.counts.has(ledger) ? 1 : 0;
  const run = payee.last === ledger ? Math.log1p(Math.min(payee.run, longestRun)) : 0;
  const purity = Math.log((times + 0.5) / (payee.times - times + 0.5));
  return [purity, 0, far, ...general, isSame, run];
}

/** “amazon.de” is one, “Amazon Web Services” sells one thing. */
function isMarketplace(words: readonly string[]): boolean {
  return words.some((word, at) => marketplaces.has(word.split('.')[0] ?? '') && words[at + 1] !== 'web');
}

function passesOn(words: readonly string[]): boolean {
  return words.some((word) => intermediaries.has(word));
}

function secondOf(chances: Float64Array, ledger: number): number {
  let second = 0;
  for (let each = 0; each < chances.length; each += 1)
    if (each !== ledger) second = Math.max(second, chances[each] ?? 0);
  return second;
}
