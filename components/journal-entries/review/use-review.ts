'use client';
import { useRef, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { useEntryChanges } from '../changes/entry-changes-provider';
import type { FirstEntries } from '../entry-pages';
import type { LedgerIndex } from '../entry-summary';
import type { EntryGridHandle } from '../grid/entry-grid';
import { useLedgerFieldAhead } from '../lazy-ledger-field';
import { useLinkDecisions } from '../links/use-link-decisions';
import type { Editing } from './actions/use-ledger-choice';
import { useReviewActions } from './actions/use-review-actions';
import { useReviewCommands } from './actions/use-review-commands';
import { useReviewEdits } from './actions/use-review-edits';
import { sizeOf } from './readiness/left-entries';
import type { OpenDialog } from './review-dialogs';
import { useOnSide } from './side/use-on-side';
import { useReviewSheet } from './side/use-review-sheet';
import { useReviewList } from './use-review-list';

/** All that the review holds and does: the list, what is done to its entries, and what keys and buttons do. */
export function useReview(ledgers: LedgerIndex, first: FirstEntries) {
  const { canWrite } = useBusiness();
  const [editing, setEditing] = useState<Editing>(null);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const grid = useRef<EntryGridHandle>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const focusList = () => grid.current?.focus();
  useLedgerFieldAhead();
  const entryChanges = useEntryChanges(ledgers);
  const decisions = useLinkDecisions(entryChanges.changes);
  const editedId = editing !== null && editing !== 'selection' ? editing.entryId : null;

  const list = useReviewList({ first, entryChanges, decisions, editedId, grid });
  const { searching, queue, place, selecting } = list;
  const { search, view } = searching;
  const { active, acted, goTo } = place;
  /** The hit that is open stays open when the search is cleared. */
  const leaveSearch = () => {
    if (acted) goTo(acted.id);
    focusList();
  };
  const sheet = useReviewSheet(place.placeId, goTo);
  const edits = useReviewEdits({
    ledgers,
    list,
    entryChanges,
    decisions,
    editing,
    editedId,
    setEditing,
    focusList,
  });
  const { readiness, changes, everyEntry } = edits;
  if (editing === 'selection' && selecting.selected.length === 0 && !everyEntry.every) setEditing(null);
  const { links, others } = queue;
  const side = useOnSide({ active, selected: selecting.selected, ledgers, links, others });
  const { actions, isAttaching } = useReviewActions({
    list,
    ledgers,
    readiness,
    changes,
    everyEntry,
    decisions,
    side,
    sheet,
    setEditing,
    openDialog: setDialog,
    searchRef,
  });
  useReviewCommands({
    actions,
    status: search.status,
    canWrite,
    hasTarget: selecting.targets.length > 0 || selecting.hasChanged,
    isComing: place.isComing,
  });

  const isActing = entryChanges.state.pending.length > 0 || decisions.isDeciding;
  const isChoosing = editing !== null || dialog !== null || everyEntry.every !== null || search.q !== view.q;
  return {
    list,
    entryChanges,
    edits,
    side,
    sheet,
    actions,
    isAttaching,
    isBusy: isActing || isChoosing,
    selectedCount: sizeOf(readiness.preview),
    grid,
    searchRef,
    focusList,
    leaveSearch,
    editing,
    setEditing,
    dialog,
    setDialog,
  };
}

export type Review = ReturnType<typeof useReview>;
