import { debounce, parseAsString, useQueryState } from 'nuqs';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { EntryGridHandle } from '../../grid/entry-grid';
import { useEntry } from '../../use-entry';
import { actedOn, isComing, openOf, type Queue, rowOf } from './review-place';

const addressDelayMilliseconds = 400;

type PlaceInput = Queue & {
  /** Whether the rows are all there are. */
  isReadWhole: boolean;
  /** Reads the part of the list that an entry is in; gives whether it may be in the list. */
  find: (entry: JournalEntry) => Promise<boolean>;
  view: (answered: JournalEntry) => JournalEntry;
  /** The entry that is being edited. */
  editedId: string | null;
  /** Another list was asked for, and the rows are not its yet. */
  isChanging: boolean;
};

/**
 * Which entry is open, the first one unless another was chosen; one that a link names may lie beyond what was read, and is
 * read with those around it, so that its row is marked and in sight. None is open until it is there. One that a search or a
 * filter leaves out gives way to the first row.
 * It is kept in the address, a moment later, so that moving stays swift.
 */
export function useReviewPlace(queue: PlaceInput, grid: RefObject<EntryGridHandle | null>) {
  const { rows, find, view, editedId } = queue;
  // A place among rows that are still being read: its entry is opened once it is there.
  const [awaited, setAwaited] = useState<number | null>(null);
  const [entryId, setEntryId] = useQueryState(
    'entry',
    parseAsString.withOptions({ history: 'replace', limitUrlUpdates: debounce(addressDelayMilliseconds) }),
  );
  const isListed = rowOf(queue, entryId) !== -1;
  const { data: linked, isPending } = useEntry(isListed ? null : entryId);
  // What was open is still known when another list comes: it is not read again for the moment until its row is found.
  const seen = useRef<JournalEntry | null>(null);
  const known = linked ?? (seen.current?.id === entryId ? seen.current : null);
  const isReading = entryId !== null && !isListed && isPending && known === null;
  const read = known !== null && !isListed ? view(known) : null;
  const [missed, setMissed] = useState<{ id: string; find: PlaceInput['find'] } | null>(null);
  const isAbsent =
    !isListed && (queue.isReadWhole || (missed !== null && missed.id === entryId && missed.find === find));
  const isEdited = entryId !== null && entryId === editedId;
  const open = openOf(queue, { id: entryId, read, isReading, isAbsent, isEdited });
  const { entry: active, row } = open;
  useEffect(() => {
    if (active) seen.current = active;
  }, [active]);
  const activeId = active?.id ?? null;
  const unlisted = active !== null && active === read && !isAbsent ? known : null;
  useEffect(() => {
    if (!unlisted) return;
    let isLatest = true;
    void find(unlisted).then((mayBeThere) => {
      if (isLatest && !mayBeThere) setMissed({ id: unlisted.id, find });
    });
    return () => {
      isLatest = false;
    };
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
      const at = awaited ?? row;
      moveTo(at === null ? 0 : at + by);
    },
    [moveTo, awaited, row],
  );
  return {
    active,
    acted: actedOn(open, queue.isChanging),
    isComing: isComing(open, queue.isChanging),
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
