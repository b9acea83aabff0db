import { debounce, useQueryState } from 'nuqs';
import { type RefObject, useCallback, useEffect } from 'react';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { EntryGridHandle } from '../grid/entry-grid';
import { openEntry } from './review-search';

const addressDelayMilliseconds = 400;

/** Which entry is open, the first one unless another was chosen. It stands in the address, a moment later, so that moving stays swift. */
export function useReviewPlace(entries: readonly JournalEntry[], grid: RefObject<EntryGridHandle | null>) {
  const [entryId, setEntryId] = useQueryState(
    'entry',
    openEntry.withOptions({ history: 'replace', limitUrlUpdates: debounce(addressDelayMilliseconds) }),
  );
  const index = Math.max(
    0,
    entries.findIndex((entry) => entry.id === entryId),
  );
  const active = entries[index] ?? null;
  useEffect(() => grid.current?.show(index), [index, grid]);
  const goTo = useCallback((id: string | null) => void setEntryId(id), [setEntryId]);
  const move = useCallback(
    (by: 1 | -1) => {
      const next = entries[Math.min(Math.max(index + by, 0), entries.length - 1)];
      if (next) goTo(next.id);
    },
    [entries, goTo, index],
  );
  return { active, goTo, move };
}
