import { clsx } from 'clsx';

/** A placeholder for text that is being read. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx('block h-3 animate-pulse rounded bg-chip motion-reduce:animate-none', className)}
    />
  );
}

const widths = ['w-1/2', 'w-2/5', 'w-3/5', 'w-1/3', 'w-5/12', 'w-[45%]'] as const;

/** Rows of the height of those to come, so nothing jumps when they arrive. */
export function SkeletonRows({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col">
      {[1, 2].map((part) => widths.map((width) => <SkeletonRow key={`${part} ${width}`} width={width} />))}
    </div>
  );
}

function SkeletonRow({ width }: { width: string }) {
  return (
    <div className="flex h-row shrink-0 items-center gap-6 border-b border-line px-5">
      <Skeleton className="w-10" />
      <span className="flex-1">
        <Skeleton className={width} />
      </span>
      <Skeleton className="w-28 max-sm:hidden" />
      <Skeleton className="w-16" />
    </div>
  );
}
