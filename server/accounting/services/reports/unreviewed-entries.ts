import { addMilliseconds, type Instant, lastInstant } from '@/lib/dates/instant';
import { countUnreviewed, countUnreviewedOnLedger } from '../../store/journal-entry/count-unreviewed';
import { sumMonths } from '../../store/period-total-store';
import type { BusinessContext } from '../context';
import { cut, cutIntervals } from './sum-intervals';

type Period = { start: Instant; end: Instant };

/** How many entries of each period nobody has confirmed. The periods follow one another, bounds inclusive. */
export async function unreviewedByPeriod(
  { db, business }: BusinessContext,
  periods: readonly Period[],
): Promise<number[]> {
  // The months that are kept have entries from before the books began, too: the month that they began in is an edge.
  const withinBooks = periods.map(({ start, end }) => {
    if (start < business.entries_start) return { start: business.entries_start, end };
    return { start, end };
  });
  const { months, edges } = cut(withinBooks, addMilliseconds(business.entries_start, -1));
  const counts = await countUnreviewed(db, business.id, months, edges);
  return periods.map((_, index) => counts.get(index) ?? 0);
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

/** How many entries of each period, and how many from the start of the books to its end, nobody has confirmed. Periods as above. */
export async function unreviewedOfFlow(
  ctx: BusinessContext,
  periods: readonly Period[],
): Promise<{ inPeriod: number; through: number }[]> {
  const { entries_start: booksStart } = ctx.business;
  const start = periods[0]?.start ?? booksStart;
  const before = start > booksStart ? [{ start: booksStart, end: addMilliseconds(start, -1) }] : [];
  let through = 0;
  const counts = (await unreviewedByPeriod(ctx, [...before, ...periods])).map((inPeriod) => {
    through += inPeriod;
    return { inPeriod, through };
  });
  return counts.slice(before.length);
}

/** How many entries with a line on the ledger nobody has confirmed, in the accrual book. Bounds inclusive. */
export async function unreviewedOnLedger(
  ctx: BusinessContext,
  ledgerId: string,
  { from, through }: { from: Instant; through: Instant },
): Promise<number> {
  const { db, business } = ctx;
  const { months, edges, excess } = await cutIntervals(ctx, [{ start: from, end: through }]);
  const countEach = (stretches: typeof edges) =>
    Promise.all(stretches.map((stretch) => countUnreviewedOnLedger(db, business.id, ledgerId, stretch)));
  const [whole, partial, beyond] = await Promise.all([
    sumMonths(db, business.id, ['unreviewed'], [ledgerId], months),
    countEach(edges),
    countEach(excess),
  ]);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return sum(whole.map(({ debit }) => Number(debit))) + sum(partial) - sum(beyond);
}
