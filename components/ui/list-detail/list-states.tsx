'use client';
import type { ReactNode } from 'react';
import { mostPagesReadAgain } from '@/lib/client/age-of-reads';
import { SkeletonRows } from '../loading/skeleton';
import { useLoaded } from '../loading/use-loaded';
import { ErrorState } from '../notices/error-state';

const loadLongListBar = () => import('./long-list-bar');

/** The infinite query of React Query that reads a list, as far as its state goes. */
export type ListPages = {
  isPending: boolean;
  isPlaceholderData: boolean;
  isError: boolean;
  isFetching: boolean;
  error: Error | null;
  hasNextPage: boolean;
  refetch: () => Promise<unknown>;
  /** Where it is read page after page: the pages, and whether they are being read again. */
  data?: { pages: readonly unknown[] } | undefined;
  isRefetching?: boolean;
};

type ListStatesProps = {
  pages: ListPages;
  /** What the list is of, within a sentence, such as `bills`. */
  things: string;
  isEmpty: boolean;
  /** What is shown while the list is empty. */
  empty: ReactNode;
  /** The list itself. */
  children: ReactNode;
};

/** A list in its four states: it is being read, could not be read, is empty, or is shown. */
export function ListStates({ pages, things, isEmpty, empty, children }: ListStatesProps) {
  const isLong = (pages.data?.pages.length ?? 0) > mostPagesReadAgain;
  const bar = useLoaded(loadLongListBar, isLong);
  if (!isEmpty) {
    return (
      <>
        {children}
        {isLong && bar !== null && bar !== 'failed' && (
          <bar.LongListBar things={things} isReading={pages.isRefetching ?? false} onRead={pages.refetch} />
        )}
      </>
    );
  }
  if (pages.isError) {
    return (
      <div className="min-h-0 flex-1 overflow-auto">
        <ErrorState
          title={`The ${things} could not be loaded`}
          detail={pages.error?.message}
          onRetry={() => void pages.refetch()}
          isRetrying={pages.isFetching}
        />
      </div>
    );
  }
  if (pages.isPending || pages.isPlaceholderData) {
    return (
      <div className="min-h-0 flex-1 overflow-hidden">
        <SkeletonRows label={`Loading ${things}`} />
      </div>
    );
  }
  // Where all that was read is hidden, the list itself goes on reading.
  return pages.hasNextPage ? children : <div className="min-h-0 flex-1 overflow-auto">{empty}</div>;
}
