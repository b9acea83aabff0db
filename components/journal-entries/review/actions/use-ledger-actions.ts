import { useBusiness } from '@/components/shell/business-context';
import { useAwaitField } from '@/components/ui/commands/commands';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { LedgerIndex } from '../../entry-summary';
import type { Guess } from '../../guesses';
import { changeableLine, openLines, whyLedgersStay } from '../../open-lines';
import type { Editing } from './use-ledger-choice';
import type { ReviewChanges } from './use-review-changes';

type LedgerActionsInput = {
  active: JournalEntry | null;
  ledgers: LedgerIndex;
  /** The ledgers that may be right for the open entry. */
  guesses: readonly Guess[];
  changes: ReviewChanges;
  setEditing: (editing: Editing) => void;
  setIsSheetOpen: (isOpen: boolean) => void;
  hasSelection: boolean;
  /** Why no ledger changes; null where the entry does not lie in the closed books. */
  lockedSentence: string | null;
  /** Says why no field to type in opens. */
  refuse: (why: string) => void;
};

/** What keys and buttons of the review do about ledgers: of the selected entries, or else of the open one. */
export function useLedgerActions(input: LedgerActionsInput) {
  const { active, ledgers, guesses, changes, hasSelection, lockedSentence, refuse, setIsSheetOpen } = input;
  const { currency } = useBusiness();
  const awaitField = useAwaitField();
  const edit = (editing: Exclude<Editing, null>) => {
    awaitField();
    input.setEditing(editing);
  };
  return {
    edit,
    changeLedger: () => {
      if (hasSelection) return edit('selection');
      if (!active) return;
      const [line] = openLines(active, ledgers, currency).open;
      const why = lockedSentence ?? whyLedgersStay(active, ledgers, currency);
      if (why !== null) refuse(why);
      else if (line) edit({ entryId: active.id, line });
      setIsSheetOpen(true);
    },
    takeGuess: (index: number) => {
      const guess = guesses[index];
      const line = active && changeableLine(active, ledgers, currency);
      const why = lockedSentence ?? (active && whyLedgersStay(active, ledgers, currency));
      if (hasSelection) changes.show('A suggested ledger is taken for one entry at a time');
      else if (!guess) changes.show(`There is no suggestion ${index + 1} for this entry`);
      else if (why !== null) changes.show(why);
      else if (active && line) void changes.putOn([{ entry: active, line }], guess.ledgerId);
    },
  };
}
