import { useMemo, useState } from 'react';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { noSelection, selectedOf } from './selection';

const noEntries: readonly JournalEntry[] = [];

/**
 * Which entries are selected, and which an act is meant for.
 * @param acted the open entry, which it is meant for where none is selected
 */
export function useSelectedEntries(entries: readonly JournalEntry[], acted: JournalEntry | null) {
  const [selection, setSelection] = useState(noSelection);
  const order = useMemo(() => entries.map((entry) => entry.id), [entries]);
  const selectedIds = useMemo(() => selectedOf(selection, order), [selection, order]);
  const selected = useMemo(
    () => (selectedIds.length === 0 ? noEntries : entries.filter(({ id }) => selection.ids.has(id))),
    [selectedIds, entries, selection],
  );
  return {
    selection,
    setSelection,
    order,
    selectedIds,
    selected,
    targets: selected.length > 0 ? selected : acted ? [acted] : [],
    select: (some: readonly JournalEntry[]) =>
      setSelection({ ids: new Set(some.map(({ id }) => id)), anchor: null }),
    clear: () => setSelection(noSelection),
  };
}
