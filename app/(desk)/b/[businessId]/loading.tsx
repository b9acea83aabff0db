import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';

export default function BusinessLoading() {
  return (
    <>
      <div className="flex h-header shrink-0 items-center border-b border-line px-5">
        <Skeleton className="h-4 w-24" />
      </div>
      <SkeletonRows />
    </>
  );
}
