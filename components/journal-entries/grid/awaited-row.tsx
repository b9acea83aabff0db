import { Skeleton } from '@/components/ui/loading/skeleton';

/** The place of an entry that is being read. */
export function AwaitedRow({ index, offset }: { index: number; offset: number }) {
  return (
    <tr
      aria-rowindex={index + 2}
      aria-busy
      style={{ transform: `translateY(${offset}px)` }}
      className="absolute inset-x-0 top-0 flex h-row items-center border-b border-line px-5 max-sm:h-14"
    >
      <td className="flex w-full items-center gap-6">
        <Skeleton className="w-10" />
        <Skeleton className="w-2/5" />
      </td>
    </tr>
  );
}
