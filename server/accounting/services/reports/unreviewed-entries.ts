import { addMilliseconds, type Instant, lastInstant } from '@/lib/dates/instant';
import { countUnreviewed } from '../../store/journal-entry/count-unreviewed';
import type { BusinessContext } from '../context';

type Period = { start: Instant; end: Instant };

/** How many entries of each period nobody has confirmed. The periods follow one another, bounds inclusive. */
export async function unreviewedByPeriod(
  { db, business }: BusinessContext,
  periods: readonly Period[],
): Promise<number[]> {
  const last = periods.at(-1);
  if (!last || last.end < business.entries_start) return periods.map(() => 0);
  const starts = periods.map(({ start }) => {
    if (start < business.entries_start) return business.entries_start;
    return start;
  });
  return countUnreviewed(db, business.id, starts, last.end);
}

/** How many entries up to each of these instants nobody has confirmed, since the books began. Ends ascending. */
export async function unreviewedThrough(ctx: BusinessContext, ends: readonly Instant[]): Promise<number[]> {
  const periods = ends.map((end, index): Period => {
    const before = ends[index - 1];
    if (before === undefined) return { start: ctx.business.entries_start, end };
    return { start: before === lastInstant ? before : addMilliseconds(before, 1), end };
  });
  let sum = 0;
  return (await unreviewedByPeriod(ctx, periods)).map((count) => {
    sum += count;
    return sum;
  });
}
