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
      <ErrorState
        title="The entries could not be read"
        detail={pages.error.message}
        onRetry={() => void pages.refetch()}
        isRetrying={pages.isFetching}
      />
    );
  }
  if (isWaiting) return <SkeletonRows label="Loading entries" />;
  if (grid.entries.length === 0 && !pages.hasNextPage) return <ReviewEmpty {...empty} />;
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
