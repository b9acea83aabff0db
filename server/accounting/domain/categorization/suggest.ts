import { type EvidenceName, evidenceNames, placeOf } from './learning/evidence';
import type { Learned, WeighedMovement } from './learning/learn';
import { chanceElsewhere, tallyOf } from './learning/memory';
import { signsOf } from './learning/trust';
import { isMoneyIn, type Movement } from './movement';
import { mostByNames } from './payees/most-by-names';
import { wholeCategory } from './printed-category';
import { reasonsFor, splitsOf } from './reasons';
import { chanceOfSplit } from './splits/splits';
import { type SuggestedSplit, suggestSplit } from './splits/suggest-split';

/** A ledger, and how likely it is the right one, 0 to 1. */
export type Likely = { ledgerId: string; confidence: number };

export type Suggestion = Likely & {
  /** Whether its payee, its amount or a word speaks for the ledger, not only how often the ledger is used. */
  isGrounded: boolean;
  /**
   * Whether it may be offered: it was used before, or is grounded. Any other is only the first of equals. Equity must be
   * grounded: opening balances and what owners put in say nothing of other payees.
   */
  isOffered: boolean;
  /** How many payees the business has decided on in this direction. */
  payeesDecidedOn: number;
  /** Sentences with numbers. */
  reasons: string[];
  /** That the payee's entries were split over several ledgers; null where none was. */
  splits: string | null;
  /** The lines that it is split into as the payee's latest entries were; null where these tell none. */
  split: SuggestedSplit | null;
  /** At most two, the likelier first. */
  alternatives: Likely[];
};

const mostAlternatives = 2;
const leastAlternative = 0.01;

/**
 * The ledger that is likeliest right for a movement, and how likely; null where nothing is known: without a ledger in
 * the chart, and for cheques and cash of an amount that was never decided on.
 */
export function suggest(learned: Learned, movement: Movement): Suggestion | null {
  if (learned.memory.decisions > 0) return suggestFor(learned, movement);
  const { payee, text, accountLedgerId, printed = [] } = movement;
  const key = [isMoneyIn(movement) ? 'in' : 'out', accountLedgerId, payee, wholeCategory(printed), text].join(
    '\n',
  );
  let known = beforeDecisions.get(learned);
  if (!known || known.size === mostKnown) {
    known = new Map();
    beforeDecisions.set(learned, known);
  }
  let suggestion = known.get(key);
  if (suggestion === undefined) {
    suggestion = suggestFor(learned, movement);
    known.set(key, suggestion);
  }
  return suggestion;
}

/**
 * Before the first decision there are no amounts and days to compare with: movements with the same words in the same direction get
 * the same suggestion. The first import of a business is often its largest.
 */
const beforeDecisions = new WeakMap<Learned, Map<string, Suggestion | null>>();
const mostKnown = 2000;

function suggestFor(learned: Learned, movement: Movement): Suggestion | null {
  const weighed = learned.weighMovement(movement);
  const { clues, weighing } = weighed;
  const [best, ...rest] = likeliest(weighing.chances, 1 + mostAlternatives);
  const ledger = best && learned.candidates[best.at];
  if (!ledger) return null;
  const sameAmount = tallyOf(learned.memory, 'amount', clues.keys.get('amount') ?? '');
  if (clues.payee === null && !sameAmount?.counts.has(best.at)) return null;
  const judged = learned.calibration(signsOf(learned.memory, movement, clues, weighing, best.at));
  const payee = clues.payee === null ? undefined : learned.memory.payees.get(clues.payee);
  const ofLedger = Math.min(
    judged,
    isFirstGuess(learned, weighed) ? mostOfFirstGuess : 1,
    payee ? mostByNames(payee.names, movement.payee, best.at) : 1,
  );
  const whole = 1 - chanceOfSplit(learned.memory.splits, clues);
  const confidence = ofLedger * whole;
  const wasUsed = (at: number) => (weighing.evidence[at * evidenceNames.length + placeOf.wasUsed] ?? 0) > 0;
  const isOffered = (at: number) =>
    (wasUsed(at) && learned.candidates[at]?.type !== 'equity') || speaksFor(learned, weighed, at);
  const remaining = whole * (1 - ofLedger) * (1 - chanceElsewhere(learned.memory, clues));
  const alternatives = rest.flatMap(({ chance, at }) => {
    if (!isOffered(at)) return [];
    const share = (remaining * chance) / Math.max(1 - best.chance, chance);
    const other = learned.candidates[at];
    return other && share >= leastAlternative ? [{ ledgerId: other.id, confidence: rounded(share) }] : [];
  });
  const reasons = reasonsFor(learned, movement, weighed, best.at);
  const isGrounded = speaksFor(learned, weighed, best.at);
  return {
    ledgerId: ledger.id,
    confidence: rounded(confidence),
    isGrounded,
    isOffered: isOffered(best.at),
    payeesDecidedOn: tallyOf(learned.memory, 'first', clues.keys.get('first'))?.times ?? 0,
    reasons,
    splits: splitsOf(learned, movement, weighed),
    split: suggestSplit(learned, movement, weighed),
    alternatives,
  };
}

/** Before this many decisions, how often words are right in this business is not known. */
const fewDecisions = 50;
const mostOfFirstGuess = 0.6;

/** Whether the payee never went to a ledger that may be suggested, in a business that has hardly begun. */
function isFirstGuess({ memory }: Learned, { clues }: WeighedMovement): boolean {
  const payee = clues.payee === null ? undefined : memory.payees.get(clues.payee);
  const isKnown = payee !== undefined && payee.ledgers.size > 0;
  return !isKnown && memory.decisions < fewDecisions;
}

const grounds: readonly EvidenceName[] = [
  'payeeLift',
  'eitherLift',
  'startShare',
  'exactShare',
  'amountLift',
  'tradeLift',
  'nameShare',
  'tradeLedger',
];
const mostLedgersOfWord = 12;

function speaksFor({ memory }: Learned, { clues, weighing }: WeighedMovement, ledger: number): boolean {
  const row = ledger * evidenceNames.length;
  if (grounds.some((name) => (weighing.evidence[row + placeOf[name]] ?? 0) > 0)) return true;
  return clues.words.some((word) => {
    const tally = memory.words.get(`${clues.direction} ${word}`);
    return tally !== undefined && tally.counts.size <= mostLedgersOfWord && tally.counts.has(ledger);
  });
}

/** The places of the highest chances, of equals the first. */
function likeliest(chances: Float64Array, count: number): { chance: number; at: number }[] {
  const found: { chance: number; at: number }[] = [];
  for (let at = 0; at < chances.length; at += 1) {
    const chance = chances[at] ?? 0;
    const last = found.at(-1);
    if (chance === 0 || (found.length === count && last && chance <= last.chance)) continue;
    const place = found.findIndex((each) => each.chance < chance);
    found.splice(place < 0 ? found.length : place, 0, { chance, at });
    if (found.length > count) found.pop();
  }
  return found;
}

/** To three decimals, down: nothing is made surer by writing it shorter. */
function rounded(share: number): number {
  return Math.floor(share * 1000) / 1000;
}
