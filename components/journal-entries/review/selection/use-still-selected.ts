import { useLayoutEffect, useMemo, useRef } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { isCertain } from '../../provenance';
import { changedRows, type SelectedRow } from './still-selected';
import type { SelectionState } from './use-selected-entries';

type Input = {
  entries: readonly JournalEntry[];
  /** Which list it is; null while not all of it is read. */
  list: string | null;
  /** An entry as the person sees it, with their changes. */
  view: (entry: JournalEntry) => JournalEntry;
  /** Of a link that is being accepted. */
  leavingIds: ReadonlySet<string>;
};

/**
 * Takes rows out of the selection that are not what was selected any more, before anything is drawn or done to them, and counts
 * them for `FreshQueue` to tell. Gives what keeps the rows selected that the person has just changed.
 */
export function useStillSelected(
  [selection, setSelection]: SelectionState,
  { entries, list, view, leavingIds }: Input,
): (view: (entry: JournalEntry) => JournalEntry) => void {
  const { certainFrom } = useBusiness();
  const rows = useRef(new Map<string, SelectedRow>());
  const before = useRef(entries);
  useLayoutEffect(() => {
    before.current = entries;
  });
  const { ids, left = 0 } = selection;
  const changed = useMemo(
    () => changedRows(rows.current, { ids, before: before.current, now: entries, list, certainFrom }),
    [ids, entries, list, certainFrom],
  );
  if (changed.length > 0) {
    const gone = new Set(changed.map(({ id }) => id));
    // What leaves the list by an act of the person is nothing to be told.
    const told = changed.filter(
      (entry) => view(entry).review_status === entry.review_status && !leavingIds.has(entry.id),
    );
    setSelection({
      ...selection,
      ids: new Set([...ids].filter((id) => !gone.has(id))),
      left: left + told.length,
    });
  }
  return (viewNow) => {
    for (const row of rows.current.values()) {
      row.entry = viewNow(row.entry);
      row.wasCertain &&= isCertain(row.entry, certainFrom);
    }
  };
}
