'use client';
import { useQueryState } from 'nuqs';
import type { RefObject } from 'react';
import type { EntryChangesInUse } from '../changes/entry-changes-provider';
import type { FirstEntries } from '../entry-pages';
import type { EntryGridHandle } from '../grid/entry-grid';
import type { LinkDecisions } from '../links/use-link-decisions';
import { useReviewQueue } from './list/use-review-queue';
import { useReviewPlace } from './place/use-review-place';
import { useSelectedEntries } from './selection/use-selected-entries';
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
  const queue = useReviewQueue({ view, first, entryChanges, editedId, openId, links: decisions });
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
  const selecting = useSelectedEntries(queue.entries, place.acted);
  const isWhole = queue.entries.length === queue.rows.length;
  return { searching, queue, isWhole, place, selecting };
}

export type ReviewListState = ReturnType<typeof useReviewList>;
