import type { ClientProblem } from '@/lib/client/client';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { Change } from './change';

/** Changes of an entry that did not take place. `now` is the entry after somebody else's change, where that was the reason. */
export type Refusal = {
  before: JournalEntry;
  now: JournalEntry | null;
  problem: ClientProblem;
  /** The refused one, and those that were to be made on what it leads to. */
  changes: readonly Change[];
  /** It was to take back an earlier act. */
  isUndo: boolean;
};

/** Why a change of a line is refused that went away with an earlier change. */
export const lineIsGone: ClientProblem = {
  code: 'not_found',
  status: 422,
  detail: 'The line to be changed is no longer in the entry.',
};
