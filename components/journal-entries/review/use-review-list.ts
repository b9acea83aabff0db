'use client';
import { useQueryState } from 'nuqs';
import { type RefObject, useState } from 'react';
import type { EntryChangesInUse } from '../changes/entry-changes-provider';
import type { FirstEntries } from '../entry-pages';
import type { EntryGridHandle } from '../grid/entry-grid';
import type { LinkDecisions } from '../links/use-link-decisions';
import { useReviewQueue } from './list/use-review-queue';
import { useReviewPlace } from './place/use-review-place';
import { noSelection } from './selection/selection';
import { useSelectedEntries } from './selection/use-selected-entries';
import { useStillSelected } from './selection/use-still-selected';
import { useReviewSearch } from './use-review-search';

type ListInput = {
  first: FirstEntries;
  entryChanges: EntryChangesInUse;
  decisions: LinkDecisions;
  /** The entry that is being edited. */
  editedId: string | null;
  grid: RefObject<EntryGridHandle | null>;
};

/** The list: what is searched, the entries of it, which of them is open, and which are selected. */
export function useReviewList({ first, entryChanges, decisions, editedId, grid }: ListInput) {
  const searching = useReviewSearch();
  const { search, view } = searching;
  const [openId] = useQueryState('entry');
  const selecting = useState(noSelection);
  // What was selected with others is as the service has it by now, also where it is open.
  const heldId = selecting[0].ids.size === 0 ? openId : null;
  const queue = useReviewQueue({ view, first, entryChanges, editedId, openId: heldId, links: decisions });
  /** Another list was asked for, and the rows are not its yet. */
  const isChanging = search.q !== view.q || queue.pages.isPending;
  const place = useReviewPlace(
    {
      rows: queue.rows,
      status: search.status,
      others: queue.others,
      isReadWhole: queue.isReadWhole,
      find: queue.find,
      view: entryChanges.state.view,
      editedId,
      isChanging,
    },
    grid,
  );
  const keep = useStillSelected(selecting, {
    entries: queue.entries,
    list: queue.isReadWhole ? JSON.stringify(view) : null,
    view: entryChanges.state.view,
    leavingIds: decisions.leavingIds,
  });
  const selected = useSelectedEntries(queue.entries, place.acted, selecting);
  const isWhole = queue.entries.length === queue.rows.length;
  // What is not in sight of a longer list is as it was read, however long ago.
  const isFresh = isWhole && !queue.entryWindow.sight.hasOutline;
  return { searching, queue, isWhole, isFresh, place, selecting: { ...selected, keep } };
}

export type ReviewListState = ReturnType<typeof useReviewList>;
