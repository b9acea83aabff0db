import type { RefObject } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { useRefuseField } from '@/components/ui/commands/commands';
import { useLocale } from '@/components/ui/locale';
import { useStableCallbacks } from '@/components/ui/use-stable-callbacks';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { formatDayOfYear } from '@/lib/format/day';
import type { LedgerIndex } from '../../entry-summary';
import type { LinkDecisions } from '../../links/use-link-decisions';
import { useIsLocked } from '../../lock-sign';
import type { Readiness } from '../readiness/use-readiness';
import type { OpenDialog } from '../review-dialogs';
import type { EveryEntry } from '../selection/use-every-entry';
import { useSelectionActions } from '../selection/use-selection-actions';
import type { SideOfReview } from '../side/use-on-side';
import type { ReviewSheet } from '../side/use-review-sheet';
import type { ReviewListState } from '../use-review-list';
import { statusActions } from './status-actions';
import { useDialogActions } from './use-dialog-actions';
import { useLedgerActions } from './use-ledger-actions';
import type { Editing } from './use-ledger-choice';
import { useLinkActions } from './use-link-actions';
import type { ReviewChanges } from './use-review-changes';
import type { ReviewActions } from './use-review-commands';

type ActionsInput = {
  list: ReviewListState;
  ledgers: LedgerIndex;
  readiness: Pick<Readiness, 'certainIds' | 'leftReasonOf'>;
  changes: ReviewChanges;
  /** The selection of a list that was not read whole. */
  everyEntry: EveryEntry;
  /** What can be decided about the links of the open entry. */
  decisions: LinkDecisions;
  /** What is known of the open entry. */
  side: Pick<SideOfReview, 'links' | 'guesses' | 'suggestion'>;
  sheet: ReviewSheet;
  setEditing: (editing: Editing) => void;
  openDialog: (dialog: OpenDialog) => void;
  searchRef: RefObject<HTMLInputElement | null>;
};

/** What keys and buttons of the review do: to the selected entries, or else to the open one. The actions stay the same objects. */
export function useReviewActions(input: ActionsInput): { actions: ReviewActions; isAttaching: boolean } {
  const { list, ledgers, readiness, changes, everyEntry, side, sheet, setEditing, openDialog } = input;
  const { queue, place, selecting } = list;
  const { selected, targets, hasChanged } = selecting;
  const { isSheetOpen, setIsSheetOpen } = sheet;
  const active = place.acted;
  const [only = null] = targets.length === 1 ? targets : [];
  const lockedSentence = useLockedSentence(only ?? active);
  const hasSelection = selected.length > 0 || hasChanged || everyEntry.every !== null;
  const refuseField = useRefuseField();
  const refuse = (why: string) => {
    refuseField();
    changes.show(why);
  };
  const common = {
    active,
    ledgers,
    changes,
    everyEntry,
    targets,
    only,
    hasSelection,
    lockedSentence,
    refuse,
  };
  const selectionActions = useSelectionActions({
    ...common,
    order: selecting.order,
    rows: queue.rows,
    selection: selecting.selection,
    setSelection: selecting.setSelection,
    isWhole: list.isWhole,
    isFresh: list.isFresh,
    loadAll: queue.loadAll,
    certainIds: readiness.certainIds,
    leftReasonOf: readiness.leftReasonOf,
  });
  const { links, guesses } = side;
  const { accept, ...linkActions } = useLinkActions({ ...common, links, decisions: input.decisions });
  const { edit, ...ledgerActions } = useLedgerActions({ ...common, guesses, setEditing, setIsSheetOpen });
  const suggestion = sheet.hasRoom || isSheetOpen ? side.suggestion : null;
  const { isAttaching, ...dialogActions } = useDialogActions({ ...common, suggestion, openDialog });
  const wait = () => {
    if (hasChanged) {
      refuse('The selected entries have changed');
      selecting.clear();
    } else if (queue.count > 0) refuse('The entries are still being read');
  };
  const hasNone = targets.length === 0 && everyEntry.every === null;
  const actions = useStableCallbacks<ReviewActions>({
    ...selectionActions,
    ...linkActions,
    ...ledgerActions,
    ...dialogActions,
    ...statusActions({ ...common, links, setIsSheetOpen, edit, acceptLink: accept }),
    ...(hasNone && { changeLedger: wait, split: wait, receipt: wait, ask: wait, confirm: wait }),
    move: place.move,
    goToFirst: () => place.moveTo(0),
    goToLast: () => place.moveTo(Number.MAX_SAFE_INTEGER),
    open: () => setIsSheetOpen(true),
    undo: changes.undo,
    search: () => input.searchRef.current?.focus(),
    leave: () => {
      if (isSheetOpen && selected.length === 0) setIsSheetOpen(false);
      everyEntry.clear();
      selecting.clear();
    },
  });
  return { actions, isAttaching };
}

/** Why an entry cannot change; null where it does not lie in the closed books. */
function useLockedSentence(entry: JournalEntry | null): string | null {
  const { lockedThrough } = useBusiness();
  const locale = useLocale();
  const isLocked = useIsLocked(entry?.datetime ?? null);
  return isLocked && lockedThrough !== null
    ? `The books are closed through ${formatDayOfYear(lockedThrough, locale)}`
    : null;
}
