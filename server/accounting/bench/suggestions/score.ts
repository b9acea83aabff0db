import { certainFrom, sureFrom } from '../../domain/categorization/learning/calibrate';
import type { Judged } from './replay';

/** All in percent, one decimal; of nothing, null. */
export type Score = {
  entries: number;
  right: number | null;
  among_three: number | null;
  suggested: number | null;
  sure: number | null;
  sure_right: number | null;
  certain: number | null;
  certain_right: number | null;
  /** Entries that were split, those for which lines were suggested, and how many of these lines were right to the cent. */
  split: number | null;
  split_suggested: number | null;
  split_right: number | null;
  /** Of the suggestions: the mean distance between how likely they were said to be and how often they were right, in tenths of likelihood. */
  calibration_error: number | null;
  /** Key presses for each entry: one where the suggestion is right, two where another guess is, else four. */
  keys: number | null;
};

export function scoreOf(judged: readonly Judged[]): Score {
  const outcomes = judged.map(({ truth, posted, confidence, guesses, isSplitRight }) => ({
    posted: posted !== null,
    confidence,
    right: isSplitRight ?? (posted !== null && posted === truth),
    amongThree: isSplitRight === true || guesses.slice(0, 3).some(({ ledger }) => ledger === truth),
  }));
  const sure = outcomes.filter(({ confidence }) => confidence >= sureFrom);
  const certain = outcomes.filter(({ confidence }) => confidence >= certainFrom);
  const split = judged.filter(({ isSplitRight }) => isSplitRight !== undefined);
  const rightOf = (some: typeof outcomes) => percent(some.filter(({ right }) => right).length, some.length);
  return {
    entries: outcomes.length,
    right: rightOf(outcomes),
    among_three: percent(outcomes.filter(({ amongThree }) => amongThree).length, outcomes.length),
    suggested: percent(judged.filter(({ posted }) => posted !== null).length, judged.length),
    sure: percent(sure.length, outcomes.length),
    sure_right: rightOf(sure),
    certain: percent(certain.length, outcomes.length),
    certain_right: rightOf(certain),
    split: percent(judged.filter(({ truth }) => truth === null).length, judged.length),
    split_suggested: percent(split.length, judged.length),
    split_right: percent(split.filter(({ isSplitRight }) => isSplitRight).length, split.length),
    calibration_error: calibrationError(outcomes.filter(({ posted }) => posted)),
    keys: keysOf(outcomes),
  };
}

function calibrationError(outcomes: readonly { confidence: number; right: boolean }[]): number | null {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (const { confidence, right } of outcomes) {
    const tenth = Math.min(9, Math.floor(confidence * 10));
    tenths[tenth] = (tenths[tenth] ?? 0) + confidence - (right ? 1 : 0);
  }
  return percent(
    tenths.reduce((sum, distance) => sum + Math.abs(distance), 0),
    outcomes.length,
  );
}

function keysOf(outcomes: readonly { right: boolean; amongThree: boolean }[]): number | null {
  if (outcomes.length === 0) return null;
  const keys = outcomes.reduce((sum, { right, amongThree }) => sum + (right ? 1 : amongThree ? 2 : 4), 0);
  return Math.round((100 * keys) / outcomes.length) / 100;
}

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((1000 * part) / whole) / 10;
}
