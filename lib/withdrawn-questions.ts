import type { ClientProblem } from './client/client';
import type { JournalEntry } from './contract/journal-entry';

/** Whether something that was to be done was done; `unknown` where no answer came. */
export type Outcome = 'done' | 'not' | 'unknown';

/** How many met each. */
export type Outcomes = Record<Outcome, number>;

/** What became of questions that were to be withdrawn. */
export type WithdrawnQuestions = {
  /** As they are by now, as far as they could be read. */
  entries: JournalEntry[];
  questions: Outcomes;
  /** Of the entries that were to be confirmed again. */
  confirmations: Outcomes;
  /** The first of what stood in the way; null where nothing did but that a question is no longer open. */
  problem: ClientProblem | null;
};

export function outcomesOf(all: readonly Outcome[]): Outcomes {
  const count = (outcome: Outcome) => all.filter((each) => each === outcome).length;
  return { done: count('done'), not: count('not'), unknown: count('unknown') };
}

/** What is known of a change that was refused, or was not answered. */
export function outcomeOf({ status }: ClientProblem): Outcome {
  return status === 0 || status >= 500 ? 'unknown' : 'not';
}
