'use client';
import type { RefObject } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';
import { formatCount } from '@/lib/format/count';
import type { useEntryPages } from '../entry-pages';
import { EntryGrid, type EntryGridHandle, type EntryGridProps } from '../grid/entry-grid';
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

/** What stands after the last row that was read. */
export function ListEnd({ pages, count }: { pages: ListProps['pages']; count: number }) {
  const { locale } = useLocale();
  if (pages.isFetchNextPageError) {
    return (
      <p role="alert" className="flex h-12 items-center justify-center gap-3 text-bad">
        {pages.error?.message}
        <Button size="small" onPress={() => void pages.fetchNextPage()}>
          Try again
        </Button>
      </p>
    );
  }
  if (pages.hasNextPage) {
    return (
      <div role="status" aria-label="Loading more entries" className="flex h-row items-center gap-6 px-5">
        <Skeleton className="w-10" />
        <Skeleton className="w-2/5" />
      </div>
    );
  }
  return (
    <p className="flex h-12 items-center justify-center text-xs text-faint">
      {count === 1 ? 'The only entry' : `All ${formatCount(count, locale)} entries`}
    </p>
  );
}
