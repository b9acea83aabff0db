'use client';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useLocale } from '@/components/ui/locale';
import { formatCount } from '@/lib/format/count';
import type { useEntryPages } from '../entry-pages';

/** What is shown after the last row that was read. */
export function ListEnd({ pages, count }: { pages: ReturnType<typeof useEntryPages>; count: number }) {
  const locale = useLocale();
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
      {count === 1 ? '1 entry' : `All ${formatCount(count, locale)} entries`}
    </p>
  );
}
