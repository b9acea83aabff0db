'use client';
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { AheadRead } from '@/lib/reads/ahead-read';

type Props = {
  reads: readonly AheadRead[];
  /** The screen that would read it. */
  children: ReactNode;
};

/** When reads were first seen, by the browser's own clock: Back shows a page with the reads that it came with. */
const firstSeen = new WeakMap<readonly AheadRead[], number>();

function seenAt(reads: readonly AheadRead[]): number {
  const seen = firstSeen.get(reads) ?? Date.now();
  firstSeen.set(reads, seen);
  return seen;
}

/**
 * Gives a screen the queries that the server has prefetched for it, so that it reads them again only once they are old. Where the
 * browser's clock is behind the server's, they are still older than what it reads itself.
 */
export function AheadReads({ reads, children }: Props) {
  const state = useMemo(() => {
    const client = new QueryClient();
    for (const { queryKey, data, readAt } of reads)
      client.setQueryData(queryKey, data, { updatedAt: Math.min(readAt, seenAt(reads)) });
    return dehydrate(client);
  }, [reads]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
