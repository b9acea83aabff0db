import { certainFrom, sureFrom } from '../learning/calibrate';
import type { Learned, WeighedMovement } from '../learning/learn';
import type { Movement, Part } from '../movement';
import type { Share } from './simplest-share';
import { type SplitRecord, splitLikeBefore } from './split-like-before';
import type { SplitPattern } from './split-pattern';

/** The lines of a movement, split as the payee's latest entries were. */
export type SuggestedSplit = {
  /** They sum to the movement. */
  parts: readonly Part[];
  /** How likely all of them are right to the cent, 0 to 1. */
  confidence: number;
  reason: string;
};

/** Null where the payee's entries tell no split, or one on a ledger that may not be suggested. */
export function suggestSplit(
  learned: Learned,
  movement: Movement,
  { clues }: WeighedMovement,
): SuggestedSplit | null {
  const pattern = splitLikeBefore(learned.memory, movement, clues);
  if (!pattern) return null;
  const isOpen = ({ ledgerId }: Part) =>
    learned.mayBeSuggested(ledgerId) && ledgerId !== movement.accountLedgerId;
  if (!pattern.parts.every(isOpen)) return null;
  const confidence = splitConfidence(learned.splits, pattern);
  return { parts: pattern.parts, confidence, reason: reasonOf(pattern, learned.nameOf) };
}

/** Before a business has split anything itself, nine of ten are taken to be right, as much as ten splits of its own count. */
const before = { right: 9, all: 10 };
/** After two entries it may be chance, after three it is not certain yet. */
const fewest = { sure: 3, certain: 8 };
/** As much wrong as among all suggestions that are called sure, or certain, a part of an error counted on top. */
const most = { sure: { wrong: 0.025, doubt: 0.15 }, certain: { wrong: 0.01, doubt: 0.5 } };

/**
 * As many as were right of those before it; sure and certain only by the same record as one ledger, and where the pattern
 * held often enough; certain only where it held every time.
 */
export function splitConfidence(
  { right, wrong }: SplitRecord,
  { held, isAlways }: Pick<SplitPattern, 'held' | 'isAlways'>,
): number {
  const all = right + wrong;
  const allows = (level: 'sure' | 'certain') => wrong + most[level].doubt <= most[level].wrong * all;
  const maySure = held >= fewest.sure && allows('sure');
  const mayCertain = maySure && held >= fewest.certain && isAlways && allows('certain');
  const highest = mayCertain ? 1 : maySure ? certainFrom - 0.001 : sureFrom - 0.001;
  const likely = (right + before.right) / (all + before.all);
  return Math.min(highest, Math.floor(likely * 1000) / 1000);
}

function reasonOf({ how, held, parts }: SplitPattern, nameOf: (ledgerId: string) => string): string {
  if (how.kind === 'same_lines') return `Split as the last ${held} entries of this payee with this amount.`;
  const like = `Split as the last ${held} entries of this payee`;
  if (how.kind === 'rest')
    return `${like}: the rest to ${nameOf(how.on)}, the other ${parts.length > 2 ? 'amounts' : 'amount'} as before.`;
  const isOneSided = parts.every(({ units }) => units > 0n);
  if (!isOneSided) return `${like}, in the same proportion.`;
  const shares = parts.map(({ ledgerId }, at) => `${percent(how.shares[at])} ${nameOf(ledgerId)}`);
  return `${like}: ${shares.join(', ')}.`;
}

function percent(share: Share | undefined): string {
  if (!share) return '';
  return `${Math.round((Number(share.part) / Number(share.of)) * 10_000) / 100}%`;
}
