import type { RefObject } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { useRefuseField } from '@/components/ui/commands/commands';
import { useLocale } from '@/components/ui/locale';
import { useStableCallbacks } from '@/components/ui/use-stable-callbacks';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { formatDayOfYear } from '@/lib/format/day';
import type { LinkDecisions } from '../links/use-link-decisions';
import { useIsLocked } from '../lock-sign';
import { noSelection } from './selection';
import { type StatusActionsInput, statusActions } from './status-actions';
import { type DialogActionsInput, useDialogActions } from './use-dialog-actions';
import { type LedgerActionsInput, useLedgerActions } from './use-ledger-actions';
import { useLinkActions } from './use-link-actions';
import type { ReviewActions } from './use-review-commands';
import { type SelectionActionsInput, useSelectionActions } from './use-selection-actions';

type ActionsInput = SelectionActionsInput &
  LedgerActionsInput &
  StatusActionsInput &
  DialogActionsInput & {
    selected: readonly JournalEntry[];
    /** What can be decided about the links of the open entry. */
    decisions: LinkDecisions;
    isSheetOpen: boolean;
    move: (by: number) => void;
    /** Goes to the row at a place of the list. */
    moveTo: (place: number) => void;
    searchRef: RefObject<HTMLInputElement | null>;
  };

/** What keys and buttons of the review do: to the selected entries, or else to the open one. The actions stay the same objects. */
export function useReviewActions(input: ActionsInput): { actions: ReviewActions; isAttaching: boolean } {
  const { active, selected, changes, everyEntry } = input;
  const refuseField = useRefuseField();
  const targets = selected.length > 0 ? selected : active ? [active] : [];
  const [only = null] = targets.length === 1 ? targets : [];
  const lockedSentence = useLockedSentence(only ?? active);
  const hasSelection = selected.length > 0 || everyEntry.every !== null;
  const refuse = (why: string) => {
    refuseField();
    changes.show(why);
  };
  const { accept, ...linkActions } = useLinkActions({ ...input, hasSelection, lockedSentence });
  const { edit, ...ledgerActions } = useLedgerActions({ ...input, hasSelection, lockedSentence, refuse });
  const { isAttaching, ...dialogActions } = useDialogActions({
    ...input,
    ...{ targets, only, lockedSentence, refuse },
  });
  const wait = () => refuse('The entries are still being read');
  const hasNone = targets.length === 0 && !hasSelection;
  const actions = useStableCallbacks<ReviewActions>({
    ...useSelectionActions(input),
    ...linkActions,
    ...ledgerActions,
    ...dialogActions,
    ...(hasNone && { changeLedger: wait, split: wait, receipt: wait, ask: wait }),
    ...statusActions({ ...input, only, lockedSentence, refuse, edit, acceptLink: accept }),
    move: input.move,
    goToFirst: () => input.moveTo(0),
    goToLast: () => input.moveTo(Number.MAX_SAFE_INTEGER),
    open: () => input.setIsSheetOpen(true),
    undo: changes.undo,
    search: () => input.searchRef.current?.focus(),
    leave: () => {
      if (input.isSheetOpen && selected.length === 0) input.setIsSheetOpen(false);
      everyEntry.clear();
      input.setSelection(noSelection);
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
