'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

/** What stands behind an entry comes after the entry itself, its code too. */
export const EntryBackground = dynamic(() => import('./entry-background'), {
  ssr: false,
  loading: () => <BackgroundSkeleton />,
});

export function BackgroundSkeleton() {
  return (
    <div role="status" aria-label="Loading what stands behind the entry" className="flex flex-col gap-3">
      <Skeleton className="w-16" />
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
    </div>
  );
}
