import { Skeleton } from '@/components/ui/loading/skeleton';

const heights = ['h-24', 'h-32', 'h-20', 'h-36', 'h-28', 'h-40', 'h-16', 'h-30'];

/** Of the chart's height, so the table beneath does not jump. */
export function ChartSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading the chart"
      className="flex h-62 items-end gap-6 px-12 pb-8 print:hidden"
    >
      {heights.map((height) => (
        <Skeleton key={height} className={`flex-1 ${height}`} />
      ))}
    </div>
  );
}
