import { fiscalYearOf } from '@/lib/dates/fiscal-year';
import { addMilliseconds, type Instant, lastInstant } from '@/lib/dates/instant';
import type { SideTotals } from './report-ledger';

/** What a statement and one page of it cover; the page begins at its first line. Bounds inclusive. */
export type StatementBounds = { from: Instant; through: Instant; pageStart: Instant };

/**
 * The fiscal years of a ledger that resets: the first one's start, and the starts within the statement. A ledger that
 * does not has none, and runs on from the beginning of the books.
 */
export type StatementYears = { first: Instant | null; starts: readonly Instant[] };

/** A stretch of the books to be summed at once, and what stands where it begins. */
export type StatementStretch = {
  start: Instant | null;
  end: Instant;
  opensYear: boolean;
  opensStatement: boolean;
  opensPage: boolean;
  isWithin: boolean;
};

/**
 * The starts of fiscal years after `from`, through `through`. After the year of the last entry one more is enough to
 * know that nothing stands on the ledger.
 * @param fiscalYear the year's last day as MM/DD
 */
export function fiscalYearStarts(
  { from, through, lastEntry }: { from: Instant; through: Instant; lastEntry: Instant },
  fiscalYear: string,
): Instant[] {
  const starts: Instant[] = [];
  for (let at = from; ; ) {
    const { end } = fiscalYearOf(at, fiscalYear);
    if (end === lastInstant) return starts;
    at = addMilliseconds(end, 1);
    if (at > through) return starts;
    starts.push(at);
    if (at > lastEntry) return starts;
  }
}

/** How to cut the books, in order and without overlap, to know all that a page of a statement says. */
export function statementStretches(
  { from, through, pageStart }: StatementBounds,
  years: StatementYears,
): StatementStretch[] {
  const points = [...new Set([from, ...years.starts, pageStart])].filter(
    (point) => point > (years.first ?? ''),
  );
  const starts = [years.first, ...points.sort()];
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return {
      start,
      end: next ? addMilliseconds(next, -1) : through,
      opensYear: start !== null && years.starts.includes(start),
      opensStatement: start === from,
      opensPage: start === pageStart,
      isWithin: start !== null && start >= from,
    };
  });
}

/** What a statement says beside its lines. */
export type StatementStanding = {
  opening: SideTotals;
  /** Before the page's first instant; of a ledger that resets, in the fiscal year of that instant. */
  beforePage: SideTotals;
  /** All that was posted within the statement. */
  total: SideTotals;
  /** The fiscal years that ended within the statement and had entries, and what they left. */
  yearEnds: { end: Instant; left: SideTotals }[];
  closing: SideTotals;
};

/**
 * Walks the stretches. The opening balance and the total, less what the years left that ended, make the closing one.
 * @param sums what was posted to the ledger in each stretch
 */
export function standStatement(
  stretches: readonly StatementStretch[],
  sums: readonly SideTotals[],
): StatementStanding {
  const standing: StatementStanding = {
    opening: none,
    beforePage: none,
    total: none,
    yearEnds: [],
    closing: none,
  };
  for (const [index, { start, opensYear, opensStatement, opensPage, isWithin }] of stretches.entries()) {
    if (opensYear && start !== null) {
      const left = standing.closing;
      const hadEntries = left.debit > 0n || left.credit > 0n;
      if (hadEntries && !opensStatement) standing.yearEnds.push({ end: addMilliseconds(start, -1), left });
      standing.closing = none;
    }
    if (opensStatement) standing.opening = standing.closing;
    if (opensPage) standing.beforePage = standing.closing;
    const posted = sums[index] ?? none;
    standing.closing = added(standing.closing, posted);
    if (isWithin) standing.total = added(standing.total, posted);
  }
  return standing;
}

const none: SideTotals = { debit: 0n, credit: 0n };

export function added(left: SideTotals, right: SideTotals): SideTotals {
  return { debit: left.debit + right.debit, credit: left.credit + right.credit };
}
