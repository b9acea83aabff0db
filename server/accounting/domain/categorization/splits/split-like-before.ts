import { absolute } from '@/lib/money/absolute';
import type { Clues } from '../learning/clues';
import type { Memory } from '../learning/memory';
import type { Decision, Movement } from '../movement';
import { nameOf } from '../payees/names-of-payee';
import { isSameSplit, type SplitPattern, splitPattern } from './split-pattern';

/** How many of the splits that would have been suggested in the past were right to the cent, and how many not. */
export type SplitRecord = { right: number; wrong: number };

/** How the movement is split if it is split as the payee's entries of this name were, in this direction. */
export function splitLikeBefore(
  { payees }: Memory,
  { payee, amount }: Pick<Movement, 'payee' | 'amount'>,
  clues: Pick<Clues, 'payee'>,
): SplitPattern | null {
  const known = clues.payee === null ? undefined : payees.get(clues.payee)?.splits;
  if (!known || known.times === 0) return null;
  const name = nameOf(payee);
  const latest = known.latest.filter((each) => each.name === name).map(({ parts }) => parts);
  return splitPattern(latest, absolute(amount));
}

/** Whether the split that would have been suggested was right to the cent; null where none would. */
export function splitOutcome(memory: Memory, decision: Decision, clues: Clues): 'right' | 'wrong' | null {
  const pattern = splitLikeBefore(memory, decision, clues);
  return pattern && (isSameSplit(pattern.parts, decision.parts ?? []) ? 'right' : 'wrong');
}
