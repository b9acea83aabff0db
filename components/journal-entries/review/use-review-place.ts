import { debounce, parseAsString, useQueryState } from 'nuqs';
import { type RefObject, useCallback, useEffect } from 'react';
import type { JournalEntry, ReviewStatus } from '@/lib/contract/journal-entry';
import type { EntryGridHandle } from '../grid/entry-grid';
import { useEntry } from '../use-entry';

const addressDelayMilliseconds = 400;

type Queue = {
  entries: readonly JournalEntry[];
  status: ReviewStatus;
  view: (told: JournalEntry) => JournalEntry;
};

/**
 * Which entry is open, the first one unless another was chosen; one that a link names may lie beyond what was read.
 * It stands in the address, a moment later, so that moving stays swift.
 */
export function useReviewPlace(queue: Queue, grid: RefObject<EntryGridHandle | null>) {
  const { entries, status, view } = queue;
  const [entryId, setEntryId] = useQueryState(
    'entry',
    parseAsString.withOptions({ history: 'replace', limitUrlUpdates: debounce(addressDelayMilliseconds) }),
  );
  const found = entries.findIndex((entry) => entry.id === entryId);
  const index = Math.max(0, found);
  const linked = useEntry(found === -1 ? entryId : null).data;
  const seen = linked && found === -1 ? view(linked) : null;
  const active = (seen?.review_status === status ? seen : entries[index]) ?? null;
  const activeId = active?.id ?? null;
  useEffect(() => grid.current?.show(index), [index, grid]);
  const goTo = useCallback((id: string | null) => void setEntryId(id), [setEntryId]);
  const move = useCallback(
    (by: number) => {
      const at = entries.findIndex((entry) => entry.id === activeId);
      const next = entries[at === -1 ? 0 : Math.min(Math.max(at + by, 0), entries.length - 1)];
      if (next) goTo(next.id);
    },
    [entries, goTo, activeId],
  );
  return { active, goTo, move };
}
