import { useStableCallbacks } from '@/components/ui/use-stable-callbacks';
import type { JournalEntry, LineEntry } from '@/lib/contract/journal-entry';
import type { Ledger } from '@/lib/contract/ledger';
import { type LedgerIndex, ledgerName } from '../../entry-summary';
import type { EveryEntry } from '../selection/use-every-entry';
import type { ReviewChanges } from './use-review-changes';

/**
 * What is being edited: the ledger of one line of the open entry, or of all selected entries. With `confirms` the entry
 * is confirmed as soon as the ledger is chosen.
 */
export type Editing = { entryId: string; line: LineEntry; confirms?: boolean } | 'selection' | null;

type Input = {
  ledgers: LedgerIndex;
  editing: Editing;
  setEditing: (editing: Editing) => void;
  changes: ReviewChanges;
  everyEntry: EveryEntry;
  /** Offers a rule once the correction is saved. */
  offerRule: (entry: JournalEntry, ledger: Ledger | undefined) => Promise<void>;
  focusList: () => void;
};

/** What the fields do in which a ledger is chosen: for a line of the open entry, or for all selected entries. */
export type LedgerChoice = {
  /** Opens the field of the line, or closes it. */
  edit: (entry: JournalEntry, line: LineEntry | null) => void;
  /** Nothing is edited and the keys go on in the list. */
  cancel: () => void;
  /** `goesOn`: confirms the entry, too. */
  choose: (entry: JournalEntry, line: LineEntry, ledgerId: string, goesOn: boolean) => void;
  chooseForAll: (ledgerId: string) => void;
};

export function useLedgerChoice(input: Input): LedgerChoice {
  const { ledgers, editing, setEditing, changes, everyEntry, offerRule, focusList } = input;
  const stop = () => {
    setEditing(null);
    focusList();
  };
  return useStableCallbacks<LedgerChoice>({
    edit: (entry, line) => setEditing(line && { entryId: entry.id, line }),
    cancel: stop,
    choose: (entry, line, ledgerId, goesOn) => {
      const confirms = goesOn || (editing !== null && editing !== 'selection' && editing.confirms === true);
      // A rule for what was refused would be refused, too.
      void changes.putOn([{ entry, line }], ledgerId).then((isThere) => {
        if (isThere) void offerRule(entry, ledgers.get(ledgerId));
      });
      if (confirms) changes.setStatus('confirmed', [entry]);
      stop();
    },
    chooseForAll: (ledgerId) => {
      const on = ` to ${ledgerName(ledgers, ledgerId)}`;
      if (everyEntry.every) void everyEntry.act({ ledger_id: ledgerId }, ['Moving', 'Moved'], on);
      else changes.putTargetsOn(ledgerId);
      stop();
    },
  });
}
