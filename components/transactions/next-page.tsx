'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { useTransactions } from './use-transactions';

/** So far before the end comes in sight, the next page is asked for. */
const ahead = '1200px';

/** Reads on by itself while one scrolls; the button is for when that failed, and for those who do not scroll. */
export function NextPage({ transactions }: { transactions: ReturnType<typeof useTransactions> }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = transactions;
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
    <div ref={end} className="flex flex-col items-center gap-2 py-4">
      {isFetchNextPageError && <p className="text-bad">The next transactions could not be read.</p>}
      <Button onPress={() => fetchNextPage()} isPending={isFetchingNextPage}>
        {isFetchNextPageError ? 'Try again' : 'Show more'}
      </Button>
    </div>
  );
}
