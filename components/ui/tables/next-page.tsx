'use client';

import { useEffect, useRef } from 'react';
import { Button } from '../button';

export type NextPageProps = {
  /** The infinite query of React Query that reads the list. */
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** What is in the list, such as "transactions". */
  things: string;
};

/** So far before the end comes in sight, the next page is asked for. */
const ahead = '1200px';

/** Loads the next page while the user scrolls; the button is for when that failed, and for those who do not scroll. */
export function NextPage({ pages, things }: NextPageProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const end = useRef<HTMLDivElement>(null);
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: `0px 0px ${ahead} 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <div ref={end} className="flex flex-col items-center gap-2 py-4 print:items-start">
      {isFetchNextPageError && (
        <p className="text-bad print:hidden">The next {things} could not be loaded.</p>
      )}
      <Button onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
        {isFetchNextPageError ? 'Try again' : 'Show more'}
      </Button>
      <p className="hidden font-semibold print:block">This is not all: further {things} are not printed.</p>
    </div>
  );
}
