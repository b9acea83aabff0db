import { fiscalYearOf } from '@/lib/dates/fiscal-year';
import { addMilliseconds, type Instant } from '@/lib/dates/instant';
import type { LedgerTotals, SideTotals } from './report-ledger';

/**
 * An interval of the books to sum, bounds inclusive; a start of null is the beginning of the books. It ends with a
 * fiscal year (`yearEnd`) or with a column (`columnEnd`).
 */
export type YearlyStretch = { start: Instant | null; end: Instant; at: 'yearEnd' | 'columnEnd' };

/** Totals by ledger at the end of a column: of all earlier fiscal years, and of the fiscal year to date. */
export type YearlyTotals = { earlierYears: LedgerTotals; currentYear: LedgerTotals };

/**
 * Divides the books into consecutive stretches, to compute the totals at each of the ends.
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
      // The stretch is empty if the last column ended with its fiscal year.
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
 * Yields the totals of each column in turn. Use them before continuing: the same maps are updated for the next column.
 * @param sums by stretch, the totals of each ledger
 */
export function* accumulateYears(
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
