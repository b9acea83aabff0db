import { unexplainedTotal } from '@/components/documents/total-mismatch';
import { useBusiness } from '@/components/shell/business-context';
import { useAwaitField } from '@/components/ui/commands/commands';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { type LedgerIndex, summarize } from '../../entry-summary';
import { whyLedgersStay } from '../../open-lines';
import { useReceiptActions } from '../../receipt/use-receipt-actions';
import type { Suggestion } from '../../receipt/use-waiting-receipts';
import type { OpenDialog } from '../review-dialogs';
import type { EveryEntry } from '../selection/use-every-entry';
import type { ReviewChanges } from './use-review-changes';

type DialogActionsInput = {
  active: JournalEntry | null;
  ledgers: LedgerIndex;
  changes: ReviewChanges;
  /** The receipt that suggests itself for the open entry, while its card is in sight. */
  suggestion: Suggestion | null;
  /** The selection of a list that was not read whole. */
  everyEntry: EveryEntry;
  openDialog: (dialog: OpenDialog) => void;
  /** The entries that are acted on. */
  targets: readonly JournalEntry[];
  /** The one of them, where it is one alone. */
  only: JournalEntry | null;
  /** Why nothing is divided; null where the entry does not lie in the closed books. */
  lockedSentence: string | null;
  /** Says why no field to type in opens. */
  refuse: (why: string) => void;
};

const askedOneByOne = 'To ask about entries, select them one by one or with Shift';

/** What keys and buttons of the review ask in a dialog: questions, receipts, splits and days. */
export function useDialogActions(input: DialogActionsInput) {
  const {
    active,
    ledgers,
    targets,
    only,
    changes,
    suggestion,
    everyEntry,
    lockedSentence,
    refuse,
    openDialog,
  } = input;
  const { currency } = useBusiness();
  const receipts = useReceiptActions();
  const awaitField = useAwaitField();
  /** Opens a dialog that starts with a field. */
  const openTyping = (dialog: OpenDialog) => {
    awaitField();
    openDialog(dialog);
  };
  const attach = ({ document }: Suggestion, entry: JournalEntry) =>
    changes.showWhile(
      `Attaching ${document.name}`,
      receipts.attach(entry, document).then((isDone) => (isDone ? `Attached ${document.name}` : '')),
    );
  /** One that reads another amount is not attached unseen: the dialog names both amounts. */
  const fits = ({ document, match }: Suggestion, entry: JournalEntry) => {
    const paid = summarize(entry, ledgers, currency).units;
    return unexplainedTotal(document, { id: match.transaction_id, paid }, currency) === null;
  };
  const showReceipts = () => {
    if (only) openDialog({ kind: 'receipt', entry: only });
  };
  return {
    isAttaching: receipts.isPending,
    ask: () => {
      if (everyEntry.every) refuse(askedOneByOne);
      else openTyping({ kind: 'ask', entries: targets, for: 'question' });
    },
    split: () => {
      const why = lockedSentence ?? (only && whyLedgersStay(only, ledgers, currency));
      if (targets.length > 1 || everyEntry.every) refuse('Split one entry at a time');
      else if (why !== null) refuse(why);
      else if (only) openTyping({ kind: 'split', entry: only });
    },
    receipt: () => {
      if (everyEntry.every) refuse(askedOneByOne);
      else if (targets.length > 1) openTyping({ kind: 'ask', entries: targets, for: 'receipt_request' });
      else if (only && only === active && suggestion && !receipts.isPending && fits(suggestion, only))
        attach(suggestion, only);
      else showReceipts();
    },
    showReceipts,
    filterByDate: () => openTyping({ kind: 'days' }),
  };
}
