import { debounce, parseAsString, useQueryState } from 'nuqs';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { JournalEntry, ReviewStatus } from '@/lib/contract/journal-entry';
import type { EntryGridHandle } from '../grid/entry-grid';
import { useEntry } from '../use-entry';
import { openOf } from './review-place';

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
 * read with those around it, so that its row is marked and in sight. None is open until it is there.
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
  const isListed = rows.some((entry) => entry !== null && entry.id === entryId);
  const { data: linked, isPending } = useEntry(isListed ? null : entryId);
  const isReading = entryId !== null && !isListed && isPending;
  const read = linked && !isListed ? view(linked) : null;
  const { entry: active, row } = openOf({ rows, status }, { id: entryId, read, isReading });
  const activeId = active?.id ?? null;
  const unlisted = active !== null && active === read ? linked : undefined;
  useEffect(() => {
    if (unlisted) void find(unlisted);
  }, [unlisted, find]);
  const shown = Math.min(awaited ?? row ?? 0, rows.length - 1);
  const isShown = !isReading || awaited !== null;
  useEffect(() => {
    if (isShown) grid.current?.show(Math.max(0, shown));
  }, [shown, isShown, grid]);
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
  return {
    active,
    /** The open entry, or the one that is being read. */
    placeId: activeId ?? (isReading ? entryId : null),
    isReading,
    /** What was chosen: an entry, or a row that is being read. */
    chosen: awaited ?? entryId,
    goTo,
    move,
    moveTo,
  };
}
