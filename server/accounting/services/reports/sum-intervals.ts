import {
  addMilliseconds,
  type Instant,
  lastInstant,
  startOfMonth,
  startOfNextMonth,
} from '@/lib/dates/instant';
import type { Measure } from '../../domain/journal-entry/period-totals';
import { listLedgers, type StoredLedger } from '../../store/ledger-store';
import {
  hasFewerEntries,
  type IntervalTotal,
  type Stretch,
  sumLines,
  sumMonths,
} from '../../store/period-total-store';
import type { BusinessContext } from '../context';

/** Both bounds inclusive; a start of null is the beginning of the books. */
export type Interval = { start: Instant | null; end: Instant };

/** The measures of the accrual books, and of the cash books: what the pool's own lines changed, and by what it moved. */
export const accrualBases = ['all', 'accrual'] as const;
export const poolMeasures: readonly Measure[] = ['all', 'cash'];
export const movementMeasures: readonly Measure[] = ['cash_movement'];

/** Reads the chart, and computes how to sum the intervals of a report, concurrently. */
export async function readLedgersAndCuts(
  ctx: BusinessContext,
  intervals: readonly Interval[],
): Promise<{ ledgers: StoredLedger[]; cuts: Cuts }> {
  const [ledgers, cuts] = await Promise.all([
    listLedgers(ctx.db, ctx.business.id),
    cutIntervals(ctx, intervals),
  ]);
  return { ledgers, cuts };
}

/** How intervals are summed: whole months from the period totals, edges from the lines, minus the excess of the last month. */
export type Cuts = { months: Stretch[]; edges: Stretch[]; excess: Stretch[] };

/** Splits the intervals (ascending, without overlap) into whole months and edges. Excludes everything before entries_start. */
export function cutIntervals(ctx: BusinessContext, intervals: readonly Interval[]): Promise<Cuts> {
  return roundLast(ctx, cut(intervals, ctx.business.entries_start));
}

/** The totals of each ledger and interval; several rows of one ledger and interval must be added. */
export async function sumIntervals(
  { db, business }: BusinessContext,
  { months, edges, excess }: Cuts,
  ledgers: readonly { id: string }[],
  measures: readonly Measure[],
): Promise<IntervalTotal[]> {
  const ledgerIds = ledgers.map((ledger) => ledger.id);
  const [whole, partial, beyond] = await Promise.all([
    sumMonths(db, business.id, measures, ledgerIds, months),
    sumLines(db, business.id, measures, ledgerIds, edges),
    sumLines(db, business.id, measures, ledgerIds, excess),
  ]);
  return [...without(whole, beyond), ...partial];
}

/**
 * A report that ends within a month may take the whole month and give back what lies beyond its end, where that is
 * less: in the month that is running it is nothing, though a busy business may have thousands of lines in it.
 */
async function roundLast(ctx: BusinessContext, { months, edges }: Omit<Cuts, 'excess'>): Promise<Cuts> {
  const edge = edges.at(-1);
  const isWhole = edge && edge.from === startOfMonth(edge.from) && edge.from >= ctx.business.entries_start;
  // The last month there is has no next one, before whose start all of it would lie.
  if (!isWhole || edge.from === startOfMonth(lastInstant)) return { months, edges, excess: [] };
  const beyond = { interval: edge.interval, from: edge.until, until: startOfNextMonth(edge.from) };
  if (!(await hasFewerEntries(ctx.db, ctx.business.id, beyond, edge))) return { months, edges, excess: [] };
  const month = { interval: edge.interval, from: edge.from, until: beyond.until };
  const last = months.at(-1);
  const joined =
    last?.interval === edge.interval && last.until === edge.from
      ? [...months.slice(0, -1), { ...last, until: beyond.until }]
      : [...months, month];
  return { months: joined, edges: edges.slice(0, -1), excess: [beyond] };
}

/** Subtracts; amounts are positive, so a ledger with nothing left had no entries in the interval. */
function without(totals: IntervalTotal[], taken: readonly IntervalTotal[]): IntervalTotal[] {
  if (taken.length === 0) return totals;
  const left = new Map<string, IntervalTotal>();
  const add = (total: IntervalTotal, sign: 1n | -1n) => {
    const key = `${total.interval} ${total.ledgerId}`;
    const { debit, credit } = left.get(key) ?? { debit: 0n, credit: 0n };
    left.set(key, { ...total, debit: debit + sign * total.debit, credit: credit + sign * total.credit });
  };
  for (const total of totals) add(total, 1n);
  for (const total of taken) add(total, -1n);
  return [...left.values()].filter(({ debit, credit }) => debit !== 0n || credit !== 0n);
}

/** Whole months and the remaining edges, never before the start of the books. */
export function cut(intervals: readonly Interval[], entriesStart: Instant): Omit<Cuts, 'excess'> {
  const months: Stretch[] = [];
  const edges: Stretch[] = [];
  for (const [interval, { start, end }] of intervals.entries()) {
    const from = start !== null && start > entriesStart ? start : startOfMonth(entriesStart);
    // What ends with the last instant has no later one to end before.
    const until = end === lastInstant ? 'infinity' : addMilliseconds(end, 1);
    if (from >= until) continue;
    const firstMonth = from === startOfMonth(from) ? from : startOfNextMonth(from);
    const afterMonths = startOfMonth(end === lastInstant ? end : until);
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

/** The sums by interval and ledger. Amounts are positive, so a ledger whose sums are zero has no entries in the interval. */
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
  for (const ofInterval of sums) {
    for (const [ledgerId, { debit, credit }] of ofInterval) {
      if (debit === 0n && credit === 0n) ofInterval.delete(ledgerId);
    }
  }
  return sums;
}
