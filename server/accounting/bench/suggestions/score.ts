import { certainFrom, sureFrom } from '../../domain/categorization/calibrate';
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
  /** The mean distance between how likely suggestions were said to be and how often they were right, in tenths of likelihood. */
  calibration_error: number | null;
};

export function scoreOf(judged: readonly Judged[]): Score {
  const outcomes = judged.map(({ truth, guesses }) => ({
    confidence: guesses[0]?.confidence ?? 0,
    right: guesses[0]?.ledger === truth,
    amongThree: guesses.slice(0, 3).some(({ ledger }) => ledger === truth),
  }));
  const sure = outcomes.filter(({ confidence }) => confidence >= sureFrom);
  const certain = outcomes.filter(({ confidence }) => confidence >= certainFrom);
  const rightOf = (some: typeof outcomes) => percent(some.filter(({ right }) => right).length, some.length);
  return {
    entries: outcomes.length,
    right: rightOf(outcomes),
    among_three: percent(outcomes.filter(({ amongThree }) => amongThree).length, outcomes.length),
    suggested: percent(judged.filter(({ guesses }) => guesses.length > 0).length, judged.length),
    sure: percent(sure.length, outcomes.length),
    sure_right: rightOf(sure),
    certain: percent(certain.length, outcomes.length),
    certain_right: rightOf(certain),
    calibration_error: calibrationError(outcomes),
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

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((1000 * part) / whole) / 10;
}
