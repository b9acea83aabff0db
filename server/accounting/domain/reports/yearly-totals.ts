import { fiscalYearOf } from '@/lib/dates/fiscal-year';
import { addMilliseconds, type Instant } from '@/lib/dates/instant';
import type { LedgerTotals, SideTotals } from './report-ledger';

/**
 * A stretch of the books to be summed at once, bounds inclusive, null for their beginning. With it the years before
 * are over (`yearEnd`), or a column is reached (`columnEnd`).
 */
export type YearlyStretch = { start: Instant | null; end: Instant; at: 'yearEnd' | 'columnEnd' };

/** What stands at the end of a column: of all fiscal years before its own, and of its own so far. */
export type YearlyTotals = { earlierYears: LedgerTotals; currentYear: LedgerTotals };

/**
 * How to cut the books, in order and without overlap, to know the standing at each of the ends.
 * @param ends ascending
 * @param fiscalYear the year's last day as MM/DD
 */
export function yearlyStretches(ends: readonly Instant[], fiscalYear: string): YearlyStretch[] {
  const stretches: YearlyStretch[] = [];
  let start: Instant | null = null;
  let currentYear: Instant | null = null;
  for (const end of ends) {
    const yearStart = fiscalYearOf(end, fiscalYear).start;
    if (yearStart !== currentYear) {
      // Nothing lies in it where the last column ended with its year; the year is over all the same.
      stretches.push({ start, end: addMilliseconds(yearStart, -1), at: 'yearEnd' });
      start = yearStart;
      currentYear = yearStart;
    }
    stretches.push({ start, end, at: 'columnEnd' });
    start = addMilliseconds(end, 1);
  }
  return stretches;
}

/**
 * Walks the stretches and gives the standing at each column in turn. It is to be used before the walk goes on: the
 * running totals are the same maps throughout.
 * @param sums of each stretch by ledger
 */
export function* walkYears(
  stretches: readonly YearlyStretch[],
  sums: readonly LedgerTotals[],
): Generator<YearlyTotals> {
  const earlierYears = new Map<string, SideTotals>();
  const currentYear = new Map<string, SideTotals>();
  for (const [index, { at }] of stretches.entries()) {
    addTotals(currentYear, sums[index] ?? new Map());
    if (at === 'yearEnd') {
      addTotals(earlierYears, currentYear);
      currentYear.clear();
    } else {
      yield { earlierYears, currentYear };
    }
  }
}

function addTotals(to: Map<string, SideTotals>, from: LedgerTotals): void {
  for (const [ledgerId, { debit, credit }] of from) {
    const sum = to.get(ledgerId);
    if (sum) {
      sum.debit += debit;
      sum.credit += credit;
    } else {
      to.set(ledgerId, { debit, credit });
    }
  }
}
