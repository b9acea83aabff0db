'use client';
import type { ComponentProps, RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { type ListPages, ListStates } from '@/components/ui/list-detail/list-states';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { useAhead } from '@/components/ui/loading/use-ahead';
import { useLocale } from '@/components/ui/locale';
import { formatCount } from '@/lib/format/count';
import { EntryGrid, type EntryGridHandle, type EntryGridProps } from '../../grid/entry-grid';

const ReviewEmpty = lazyComponent(() => import('./review-empty').then((file) => file.ReviewEmpty), {
  isDrawnByServer: true,
});

type ListProps = Omit<EntryGridProps, 'label' | 'note' | 'footer' | 'gridRef' | 'onNearEnd'> & {
  pages: ListPages;
  /** Of the entries, of which two may be one row. */
  count: number;
  empty: ComponentProps<typeof ReviewEmpty>;
  gridRef: RefObject<EntryGridHandle | null>;
};

/** The queue in its four states. */
export function ReviewList({ pages, count, empty, ...grid }: ListProps) {
  useAhead(ReviewEmpty.load);
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
        footer={<ReviewEnd pages={pages} count={count} />}
      />
    </ListStates>
  );
}

/** How many entries the list has, or why some of them could not be read. */
function ReviewEnd({ pages, count }: { pages: ListPages; count: number }) {
  const locale = useLocale();
  if (pages.isError) {
    return (
      <p
        role="alert"
        className="sticky bottom-0 flex min-h-12 items-center justify-center gap-3 border-t border-line bg-surface text-bad"
      >
        {pages.error?.message}
        <Button size="small" onPress={() => void pages.refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  return (
    <p className="flex h-12 items-center justify-center text-xs text-faint">
      {count === 1 ? '1 entry' : `All ${formatCount(count, locale)} entries`}
    </p>
  );
}
