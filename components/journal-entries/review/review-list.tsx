'use client';
import type { RefObject } from 'react';
import { ListStates } from '@/components/ui/list-detail/list-states';
import type { useEntryPages } from '../entry-pages';
import { EntryGrid, type EntryGridHandle, type EntryGridProps } from '../grid/entry-grid';
import { ListEnd } from '../grid/list-end';
import { ReviewEmpty } from './review-empty';

type ListProps = Omit<EntryGridProps, 'label' | 'note' | 'footer' | 'gridRef' | 'onNearEnd'> & {
  pages: ReturnType<typeof useEntryPages>;
  loadMore: () => void;
  empty: Parameters<typeof ReviewEmpty>[0];
  gridRef: RefObject<EntryGridHandle | null>;
};

/** The queue in its four states. */
export function ReviewList({ pages, loadMore, empty, ...grid }: ListProps) {
  return (
    <ListStates
      pages={pages}
      things="entries"
      isEmpty={grid.entries.length === 0}
      empty={<ReviewEmpty {...empty} />}
    >
      <EntryGrid
        {...grid}
        label="Entries to review"
        note="provenance"
        onNearEnd={loadMore}
        footer={<ListEnd pages={pages} count={grid.entries.length} />}
      />
    </ListStates>
  );
}
