'use client';
import { useQueryState } from 'nuqs';
import { useRef, useState } from 'react';
import { useRuleOffer } from '@/components/rules/use-rule-offer';
import { useBusiness } from '@/components/shell/business-context';
import { useReviewCounts } from '@/components/shell/review-count';
import { useEntryChanges } from '../changes/entry-changes-provider';
import type { FirstEntries } from '../entry-pages';
import type { LedgerIndex } from '../entry-summary';
import type { EntryGridHandle } from '../grid/entry-grid';
import { useLedgerFieldAhead } from '../lazy-ledger-field';
import { useLinkDecisions } from '../links/use-link-decisions';
import type { FreshQueueProps } from './fresh-queue';
import { sizeOf } from './left-entries';
import type { OpenDialog } from './review-dialogs';
import { isNarrowed, type ReviewView } from './review-search';
import { useEveryEntry } from './use-every-entry';
import { useLatestPlace } from './use-latest-place';
import { type Editing, useLedgerChoice } from './use-ledger-choice';
import { useOffer } from './use-offer';
import { useOnSide } from './use-on-side';
import { useReadiness } from './use-readiness';
import { useReviewActions } from './use-review-actions';
import { useReviewChanges } from './use-review-changes';
import { useReviewCommands } from './use-review-commands';
import { useReviewPlace } from './use-review-place';
import { useReviewQueue } from './use-review-queue';
import { useReviewSearch } from './use-review-search';
import { useReviewSheet } from './use-review-sheet';
import { useSelectedEntries } from './use-selected-entries';

/** All that the review holds and does: the queue, the place in it, what is selected, and every act on them. */
export function useReview(ledgers: LedgerIndex, first: FirstEntries) {
  const { canWrite } = useBusiness();
  const searching = useReviewSearch();
  const { search, view } = searching;
  const { status } = search;
  const [editing, setEditing] = useState<Editing>(null);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const grid = useRef<EntryGridHandle>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const focusList = () => grid.current?.focus();

  useLedgerFieldAhead();
  const inUse = useEntryChanges(ledgers);
  const decisions = useLinkDecisions(inUse.changes);
  const heldId = editing !== null && editing !== 'selection' ? editing.entryId : null;
  const [openId] = useQueryState('entry');
  const queue = useReviewQueue({ view, first, inUse, heldId, openId, links: decisions });
  const { rows, entries, links, pairs, others, loadAll, find } = queue;
  const isWhole = entries.length === rows.length;
  const place = useReviewPlace(
    {
      ...{ rows, status, others, find, heldId, isReadWhole: queue.isReadWhole },
      ...{ view: inUse.state.view, isChanging: search.q !== view.q || queue.pages.isPending },
    },
    grid,
  );
  const { active, acted, goTo, move, moveTo } = place;
  /** The hit that is open stays open when the search is cleared. */
  const leaveSearch = () => {
    if (acted) goTo(acted.id);
    focusList();
  };
  const { hasRoom, isSheetOpen, setIsSheetOpen } = useReviewSheet(place.placeId, goTo);
  const chosen = useSelectedEntries(entries, acted);
  const { selection, setSelection, order, selected, targets } = chosen;
  const here = useLatestPlace({ at: place.chosen, editing, selection });
  const readiness = useReadiness({ entries, selected, ledgers, links, others });
  const { leftReasonOf, certainIds } = readiness;
  const changes = useReviewChanges({
    changes: inUse.changes,
    ledgers,
    entries,
    targets,
    placeId: place.placeId,
    here,
    goTo,
    onDone: () => {
      chosen.clear();
      setEditing(null);
    },
    pairs,
    leftReasonOf,
    onLeft: chosen.select,
  });
  const offering = useOffer({
    ...{ inUse, changes, ledgers, here },
    ...{ isDeciding: decisions.isDeciding, editedId: heldId },
  });
  const everyEntry = useEveryEntry({
    view,
    changes: inUse.changes,
    isCertain: readiness.isCertainRow,
    showWhile: changes.showWhile,
    reset: () => {
      queue.reset();
      offering.follow();
    },
  });
  const counted = useCounted(view);
  const isActing = inUse.state.pending.length > 0 || decisions.isDeciding;
  const isChoosing = editing !== null || dialog !== null || everyEntry.every !== null || search.q !== view.q;
  const fresh: FreshQueueProps = {
    ...{ view: JSON.stringify(view), isBusy: isActing || isChoosing },
    ...{
      placeId: place.placeId,
      isChosen: place.chosen !== null,
      order,
      selectedIds: chosen.selectedIds,
      count: queue.count,
      counted,
      goTo,
    },
    ...{ entryWindow: queue.entryWindow, shown: queue.shown, tell: changes.show },
  };
  const ruleOffer = useRuleOffer(offering.offer !== null);
  const choice = useLedgerChoice({
    ...{ ledgers, editing, setEditing, changes, everyEntry, focusList },
    offerRule: ruleOffer.offerFor,
  });

  const side = useOnSide({ active, selected, ledgers, links, others });
  const { actions, isAttaching } = useReviewActions({
    ...{ active: acted, selected, order, certainIds, guesses: side.guesses, ledgers, changes },
    links: side.links,
    ...{ decisions, suggestion: hasRoom || isSheetOpen ? side.suggestion : null, isSheetOpen, move, moveTo },
    ...{ rows, selection, isWhole, everyEntry, leftReasonOf, loadAll, setSelection, setEditing },
    ...{ setIsSheetOpen, openDialog: setDialog, searchRef },
  });
  useReviewCommands({
    ...{ actions, status, canWrite },
    ...{ hasTarget: targets.length > 0, isComing: place.isComing },
  });

  return {
    ...{ searching, inUse, queue, fresh, active, goTo, isWhole, selection, readiness, changes },
    isReading: place.isReading,
    selectedCount: sizeOf(readiness.preview),
    ...{ offering, ruleOffer, everyEntry, choice, side, actions, isAttaching },
    ...{ grid, searchRef, focusList, leaveSearch, editing, setEditing },
    ...{ isSheetOpen, setIsSheetOpen, dialog, setDialog },
  };
}

/** How many entries the service counts in the list; null where it counts others. */
function useCounted(view: ReviewView): number | null {
  const counts = useReviewCounts();
  if (view.status === 'confirmed' || isNarrowed(view) || view.q !== '') return null;
  return counts[view.status];
}

export type Review = ReturnType<typeof useReview>;
