'use client';
import type { RefObject } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { SkeletonRows } from '@/components/ui/skeleton';
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
  const isWaiting = pages.isPending || (pages.isPlaceholderData && grid.entries.length === 0);
  if (pages.isError && grid.entries.length === 0) {
    return (
      <div className="min-h-0 flex-1 overflow-auto">
        <ErrorState
          title="The entries could not be read"
          detail={pages.error.message}
          onRetry={() => void pages.refetch()}
          isRetrying={pages.isFetching}
        />
      </div>
    );
  }
  if (isWaiting || (grid.entries.length === 0 && !pages.hasNextPage)) {
    return (
      <div className="min-h-0 flex-1 overflow-auto">
        {isWaiting ? <SkeletonRows label="Loading entries" /> : <ReviewEmpty {...empty} />}
      </div>
    );
  }
  return (
    <EntryGrid
      {...grid}
      label="Entries to review"
      note="provenance"
      onNearEnd={loadMore}
      footer={<ListEnd pages={pages} count={grid.entries.length} />}
    />
  );
}
