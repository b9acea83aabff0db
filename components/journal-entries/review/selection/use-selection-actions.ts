import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import type { LeftReason } from '@/lib/contract/entry-change';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { ReviewChanges } from '../actions/use-review-changes';
import { useWholeList } from '../list/use-whole-list';
import { extend, isReadBetween, type Selection, selectOnly, toggle, toggleAll } from './selection';
import type { EveryEntry } from './use-every-entry';

type SelectionActionsInput = {
  active: JournalEntry | null;
  /** The ids of the list, in its order. */
  order: readonly string[];
  certainIds: readonly string[];
  /** Null in place of entries that are not read yet. */
  rows: readonly (JournalEntry | null)[];
  selection: Selection;
  setSelection: Dispatch<SetStateAction<Selection>>;
  /** All of the list was read. */
  isWhole: boolean;
  /** And is read again whole: what is selected of it is what the service has. */
  isFresh: boolean;
  /** Reads the rest of the list. */
  loadAll: () => Promise<void>;
  /** The selection of a list that was not read whole. */
  everyEntry: EveryEntry;
  /** Why an entry is not confirmed with others; null where it is. */
  leftReasonOf: (entry: JournalEntry) => LeftReason | null;
  changes: ReviewChanges;
};

/** What keys and buttons of the review select. */
export function useSelectionActions(input: SelectionActionsInput) {
  const { active, order, certainIds, rows, isWhole, isFresh, everyEntry, setSelection, changes } = input;
  const latestOrder = useRef(order);
  useEffect(() => {
    latestOrder.current = order;
  });
  const withAll = useWholeList({ isWhole, loadAll: input.loadAll, show: changes.show });
  const toggleOne = (id: string) => {
    const entry = everyEntry.every && rows.find((row) => row?.id === id);
    if (entry) everyEntry.toggle(entry, input.leftReasonOf(entry));
    else setSelection((selection) => toggle(selection, id));
  };
  const extendTo = (id: string) => {
    const extendNow = () => setSelection((selection) => extend(selection, id, latestOrder.current));
    if (isReadBetween(rows, input.selection.anchor, id)) extendNow();
    else withAll(extendNow);
  };
  return {
    selectAll: () => {
      if (isFresh) setSelection({ ids: new Set(order), anchor: null });
      else everyEntry.select('all');
    },
    toggleAll: () => {
      if (everyEntry.every) everyEntry.clear();
      else setSelection((selection) => toggleAll(selection, order));
    },
    toggle: () => active && toggleOne(active.id),
    toggleOne,
    extend: () => active && extendTo(active.id),
    extendTo,
    selectCertain: () => {
      if (everyEntry.every?.kind === 'certain') everyEntry.clear();
      else if (!isFresh) everyEntry.select('certain');
      else if (certainIds.length === 0) changes.show('None of these entries has a certain ledger');
      else setSelection((selection) => selectOnly(selection, certainIds));
    },
  };
}
