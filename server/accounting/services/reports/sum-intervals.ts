import { addMilliseconds, type Instant, startOfMonth, startOfNextMonth } from '@/lib/dates/instant';
import type { Measure } from '../../domain/journal-entry/period-totals';
import { type IntervalTotal, type Stretch, sumLines, sumMonths } from '../../store/period-total-store';
import type { BusinessContext } from '../context';

/** Both bounds inclusive; a start of null is the beginning of the books. */
export type Interval = { start: Instant | null; end: Instant };

/** The measures of the accrual books, and of the cash books: what the pool's own lines changed, and by what it moved. */
export const accrualBases = ['all', 'accrual'] as const;
export const accrualMeasures: readonly Measure[] = accrualBases;
export const poolMeasures: readonly Measure[] = ['all', 'cash'];
export const movementMeasures: readonly Measure[] = ['cash_movement'];

/**
 * What was posted to each ledger in each interval (ascending, without overlap): whole months from the period
 * totals, and only the parts of months at the edges from the lines. Nothing before entries_start counts.
 */
export async function sumIntervals(
  ctx: BusinessContext,
  ledgers: readonly { id: string }[],
  measures: readonly Measure[],
  intervals: readonly Interval[],
): Promise<IntervalTotal[]> {
  const { months, edges } = cut(intervals, ctx.business.entries_start);
  const { db, business } = ctx;
  const ledgerIds = ledgers.map((ledger) => ledger.id);
  const [whole, partial] = await Promise.all([
    sumMonths(db, business.id, measures, ledgerIds, months),
    sumLines(db, business.id, measures, ledgerIds, edges),
  ]);
  return [...whole, ...partial];
}

/** Whole months, and the edges that are left, never before the start of the books. */
export function cut(
  intervals: readonly Interval[],
  entriesStart: Instant,
): { months: Stretch[]; edges: Stretch[] } {
  const months: Stretch[] = [];
  const edges: Stretch[] = [];
  for (const [interval, { start, end }] of intervals.entries()) {
    const from = start !== null && start > entriesStart ? start : startOfMonth(entriesStart);
    const until = addMilliseconds(end, 1);
    if (from >= until) continue;
    const firstMonth = from === startOfMonth(from) ? from : startOfNextMonth(from);
    const afterMonths = startOfMonth(until);
    if (firstMonth < afterMonths) {
      months.push({ interval, from: firstMonth, until: afterMonths });
      if (from < firstMonth) edges.push({ interval, from, until: firstMonth });
      if (afterMonths < until) edges.push({ interval, from: afterMonths, until });
    } else {
      edges.push({ interval, from: from > entriesStart ? from : entriesStart, until });
    }
  }
  return { months, edges };
}

/** The sums of one interval by ledger, its measures added up. */
export function totalsByLedger(
  totals: readonly IntervalTotal[],
  interval: number,
): Map<string, { debit: bigint; credit: bigint }> {
  return totalsByInterval(totals, interval + 1)[interval] ?? new Map();
}

/** The same for each of so many intervals. */
export function totalsByInterval(
  totals: readonly IntervalTotal[],
  count: number,
): Map<string, { debit: bigint; credit: bigint }>[] {
  const sums = Array.from({ length: count }, () => new Map<string, { debit: bigint; credit: bigint }>());
  for (const { interval, ledgerId, debit, credit } of totals) {
    const ofInterval = sums[interval];
    const sum = ofInterval?.get(ledgerId);
    if (sum) {
      sum.debit += debit;
      sum.credit += credit;
    } else {
      ofInterval?.set(ledgerId, { debit, credit });
    }
  }
  return sums;
}
