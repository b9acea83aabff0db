import { debounce, parseAsString, useQueryState } from 'nuqs';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { JournalEntry, ReviewStatus } from '@/lib/contract/journal-entry';
import type { EntryGridHandle } from '../grid/entry-grid';
import { useEntry } from '../use-entry';

const addressDelayMilliseconds = 400;

type Queue = {
  /** Null in place of entries that are not read yet. */
  rows: readonly (JournalEntry | null)[];
  status: ReviewStatus;
  /** Reads the part of the list that an entry is in. */
  find: (entry: JournalEntry) => Promise<void>;
  view: (answered: JournalEntry) => JournalEntry;
};

/**
 * Which entry is open, the first one unless another was chosen; one that a link names may lie beyond what was read, and is
 * read with those around it, so that its row is marked and in sight.
 * It is kept in the address, a moment later, so that moving stays swift.
 */
export function useReviewPlace(queue: Queue, grid: RefObject<EntryGridHandle | null>) {
  const { rows, status, find, view } = queue;
  // A place among rows that are still being read: its entry is opened once it is there.
  const [awaited, setAwaited] = useState<number | null>(null);
  const [entryId, setEntryId] = useQueryState(
    'entry',
    parseAsString.withOptions({ history: 'replace', limitUrlUpdates: debounce(addressDelayMilliseconds) }),
  );
  const found = rows.findIndex((entry) => entry !== null && entry.id === entryId);
  const index = Math.max(0, found);
  const linked = useEntry(found === -1 ? entryId : null).data;
  const seen = linked && found === -1 ? view(linked) : null;
  const active = (seen?.review_status === status ? seen : rows[index]) ?? null;
  const activeId = active?.id ?? null;
  const unlisted = active !== null && active === seen ? linked : undefined;
  useEffect(() => {
    if (unlisted) void find(unlisted);
  }, [unlisted, find]);
  const shown = Math.min(awaited ?? index, rows.length - 1);
  useEffect(() => grid.current?.show(Math.max(0, shown)), [shown, grid]);
  const goTo = useCallback(
    (id: string | null) => {
      setAwaited(null);
      void setEntryId(id);
    },
    [setEntryId],
  );
  const come = awaited === null ? null : rows[shown];
  useEffect(() => {
    if (come) goTo(come.id);
  }, [come, goTo]);
  const moveTo = useCallback(
    (at: number) => {
      const place = Math.min(Math.max(at, 0), rows.length - 1);
      const next = rows[place];
      if (next) goTo(next.id);
      else if (rows.length > 0) setAwaited(place);
    },
    [rows, goTo],
  );
  const move = useCallback(
    (by: number) => {
      const at = awaited ?? rows.findIndex((entry) => entry !== null && entry.id === activeId);
      moveTo(at === -1 ? 0 : at + by);
    },
    [rows, moveTo, awaited, activeId],
  );
  return { active, goTo, move, moveTo };
}
