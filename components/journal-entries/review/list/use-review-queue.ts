import { useCallback, useMemo } from 'react';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { EntryChangesInUse } from '../../changes/entry-changes-provider';
import type { FirstEntries } from '../../entry-pages';
import { joinLegs, linksByEntry } from '../../links/entry-links';
import type { LinkDecisions } from '../../links/use-link-decisions';
import { useHeldEntry } from '../place/held-entry';
import { type ReviewView, reviewQuery } from '../review-search';
import { joinParts, partsNear } from './parts';
import { useEntryWindow } from './use-entry-window';
import { useFindPart } from './use-find-part';

type QueueInput = {
  view: ReviewView;
  first: FirstEntries;
  entryChanges: EntryChangesInUse;
  /** An entry that is being edited stays, whatever its status has become. */
  editedId: string | null;
  /** The open entry, as far as the address says which. */
  openId: string | null;
  /** What was decided about links since the entries were read, and the entries that leave with it. */
  links: Pick<LinkDecisions, 'decided' | 'leavingIds'>;
};

/** So many rows beyond those in sight are read, too, so that a held key does not reach the end of what was read. */
const margin = 100;

/**
 * The entries of one review status as the person sees them, with the changes on their way; null in place of those that are
 * not read yet.
 */
export function useReviewQueue(input: QueueInput) {
  const { first, entryChanges, editedId } = input;
  const { status } = input.view;
  const { decided, leavingIds } = input.links;
  const { view } = entryChanges.state;
  const query = useMemo(() => reviewQuery(input.view), [input.view]);
  const entryWindow = useEntryWindow(query, first);
  const { parts, isOutlined, read, see, load, reset, pages } = entryWindow;
  const find = useFindPart(query, entryWindow);
  const listed = useMemo(() => read.flatMap((entries) => entries ?? []), [read]);
  const links = useMemo(() => linksByEntry(listed, decided), [listed, decided]);
  const held = useHeldEntry(listed, input.openId);
  const shown = useCallback(
    (entries: readonly JournalEntry[]) =>
      entries
        .map((entry) => view(entry.id === held?.id ? held : entry))
        .filter((entry) => entry.review_status === status || entry.id === editedId)
        .filter((entry) => !leavingIds.has(entry.id)),
    [view, status, editedId, held, leavingIds],
  );
  const { rows, partOf, pairs, others, count } = useMemo(() => {
    const present = joinParts(parts, read, shown);
    const joined = joinLegs(
      present.rows.filter((row) => row !== null),
      links,
    );
    const { pairs, others } = joined;
    const all = { pairs, others, count: present.rows.length };
    if (others.size === 0) return { ...present, ...all };
    const kept = new Set(joined.rows);
    const isKept = (at: number) => {
      const row = present.rows[at];
      return row === null || row === undefined || kept.has(row);
    };
    return {
      rows: present.rows.filter((_, at) => isKept(at)),
      partOf: present.partOf.filter((_, at) => isKept(at)),
      ...all,
    };
  }, [parts, read, shown, links]);
  const entries = useMemo(() => rows.filter((row) => row !== null), [rows]);
  const onSee = useCallback(
    (firstRow: number, lastRow: number) => see(partsNear(partOf, firstRow, lastRow, margin)),
    [see, partOf],
  );
  /** Reads the rest of the list, so that all of it can be selected. */
  const loadAll = useCallback(async () => void (await load(parts.map((_, at) => at))), [load, parts]);
  const isReadWhole = isOutlined && parts.every((_, at) => read[at] !== undefined);
  return {
    loadAll,
    shown,
    entryWindow,
    find,
    reset,
    rows,
    isReadWhole,
    entries,
    count,
    links,
    pairs,
    others,
    pages,
    onSee,
  };
}
