import { type Dispatch, type SetStateAction, useMemo } from 'react';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { noSelection, type Selection, selectedOf } from './selection';

const noEntries: readonly JournalEntry[] = [];

/** What `useState(noSelection)` gives. */
export type SelectionState = [Selection, Dispatch<SetStateAction<Selection>>];

/**
 * Which entries are selected, and which an act is meant for: not for the open one where all that were selected have changed.
 * @param acted the open entry, which it is meant for where none is selected
 */
export function useSelectedEntries(
  entries: readonly JournalEntry[],
  acted: JournalEntry | null,
  [selection, setSelection]: SelectionState,
) {
  const order = useMemo(() => entries.map((entry) => entry.id), [entries]);
  const selectedIds = useMemo(() => selectedOf(selection, order), [selection, order]);
  const selected = useMemo(
    () => (selectedIds.length === 0 ? noEntries : entries.filter(({ id }) => selection.ids.has(id))),
    [selectedIds, entries, selection],
  );
  const hasChanged = selected.length === 0 && (selection.left ?? 0) > 0;
  return {
    selection,
    setSelection,
    order,
    selectedIds,
    selected,
    /** Rows were selected, and none is any more what it was. */
    hasChanged,
    targets: selected.length > 0 || hasChanged ? selected : acted ? [acted] : [],
    select: (some: readonly JournalEntry[]) =>
      setSelection({ ids: new Set(some.map(({ id }) => id)), anchor: null }),
    clear: () => setSelection(noSelection),
  };
}
