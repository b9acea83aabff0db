'use client';
import type { ReactNode } from 'react';
import { DataProblem } from '@/lib/client/read-data';
import { Skeleton } from '../loading/skeleton';
import { ErrorState } from '../notices/error-state';

type DetailReadProps<Data> = {
  /** The query of React Query that reads the item. */
  read: {
    data: Data | undefined;
    isError: boolean;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** What one item is called within a sentence, such as `bill`. */
  one: string;
  /** The classes of the bars shown while it is read, with their heights. */
  bars: readonly string[];
  children: (data: Data) => ReactNode;
};

/** An item once it is read; until then bars of about its height, or why it could not be read. */
export function DetailRead<Data>({ read, one, bars, children }: DetailReadProps<Data>) {
  if (read.data !== undefined) return children(read.data);
  if (!read.isError) return <DetailSkeleton one={one} bars={bars} />;
  if (read.error instanceof DataProblem && read.error.problem.status === 404) {
    const detail = 'It was removed meanwhile, or its address is wrong.';
    return <ErrorState title={`The ${one} is not there`} detail={detail} />;
  }
  return (
    <ErrorState
      title={`The ${one} could not be loaded`}
      detail={read.error?.message}
      onRetry={() => void read.refetch()}
      isRetrying={read.isFetching}
    />
  );
}

export function DetailSkeleton({ one, bars }: { one: string; bars: readonly string[] }) {
  return (
    <div role="status" aria-label={`Loading the ${one}`} className="flex flex-col gap-4">
      {bars.map((bar) => (
        <Skeleton key={bar} className={bar} />
      ))}
    </div>
  );
}
