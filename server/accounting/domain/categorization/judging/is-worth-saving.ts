import type { CategorizationMethod } from '@/lib/contract/journal-entry';
import type { EntrySuggestion } from '../../journal-entry/entry';
import { certainFrom, sureFrom } from '../learning/calibrate';
import type { Judgement } from './judge';
import { type JudgedLine, saySame } from './judged-line';

/** A pending entry at present. */
export type Present = {
  cleanDescription: string;
  method: CategorizationMethod;
  suggestion: EntrySuggestion | null;
  /** On the other side than the bank's, in their order. */
  lines: readonly JudgedLine[];
};

/** A confidence that moves less is the same to a reader. */
const leastMove = 0.05;

/**
 * Whether the judgement says something else than the entry does: another ledger, share, tag, vendor or customer,
 * another name or method, a confidence that moved or is now called otherwise, or other guesses beside an unsure one.
 * Every confirmation moves most figures a little; an entry is left alone by that, so that nobody's change of it is
 * refused as stale for nothing.
 * @param thresholds the confidences from which a suggestion is called otherwise
 */
export function isWorthSaving(
  present: Present,
  judgement: Judgement,
  thresholds: readonly number[] = [sureFrom, certainFrom],
): boolean {
  const was = present.suggestion?.confidence ?? null;
  const is = judgement.suggestion.confidence;
  return (
    present.method !== judgement.method ||
    present.cleanDescription !== judgement.cleanDescription ||
    !saySame(present.lines, judgement.lines) ||
    (was === null) !== (is === null) ||
    (was !== null && is !== null && isCalledOtherwise(was, is, thresholds)) ||
    ((is ?? 0) < sureFrom &&
      idsOf(present.suggestion?.alternatives ?? []) !== idsOf(judgement.suggestion.alternatives)) ||
    (judgement.method === 'rule' &&
      present.suggestion?.reasons.join() !== judgement.suggestion.reasons.join())
  );
}

/** Whether a confidence moved so far, or across a threshold, that a reader takes it for another. */
export function isCalledOtherwise(was: number, is: number, thresholds: readonly number[]): boolean {
  return Math.abs(was - is) >= leastMove || thresholds.some((from) => was >= from !== is >= from);
}

function idsOf(some: readonly { ledgerId: string }[]): string {
  return some.map(({ ledgerId }) => ledgerId).join();
}
