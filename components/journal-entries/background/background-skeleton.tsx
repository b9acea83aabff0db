import { Skeleton } from '@/components/ui/loading/skeleton';

/** Of about the height of a short history. */
export function BackgroundSkeleton() {
  return (
    <div role="status" aria-label="Loading the details of the entry" className="flex flex-col gap-3">
      <Skeleton className="w-16" />
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
    </div>
  );
}
