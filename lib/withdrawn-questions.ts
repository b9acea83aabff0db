import type { ClientProblem } from './client/client';
import type { JournalEntry } from './contract/journal-entry';

/** Whether something that was to be done was done; `unknown` where no answer came. */
export type WithdrawalState = 'done' | 'not' | 'unknown';

/** How many met each. */
export type WithdrawalCounts = Record<WithdrawalState, number>;

/** What became of questions that were to be withdrawn. */
export type WithdrawnQuestions = {
  /** As they are by now, as far as they could be read. */
  entries: JournalEntry[];
  questions: WithdrawalCounts;
  /** Of the entries that were to be confirmed again. */
  confirmations: WithdrawalCounts;
  /** The first of what stood in the way; null where nothing did but that a question is no longer open. */
  problem: ClientProblem | null;
};

export function outcomesOf(all: readonly WithdrawalState[]): WithdrawalCounts {
  const count = (outcome: WithdrawalState) => all.filter((each) => each === outcome).length;
  return { done: count('done'), not: count('not'), unknown: count('unknown') };
}

/** What is known of a change that was refused, or was not answered. */
export function withdrawalStateOf({ status }: ClientProblem): WithdrawalState {
  return status === 0 || status >= 500 ? 'unknown' : 'not';
}
