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

/** A stretch of the books to be summed at once, and the balance at its beginning. */
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
 * know that the ledger is empty.
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

/** The balances and totals of a statement. */
export type LedgerStatementBalances = {
  opening: SideTotals;
  /** Before the first instant of the page; for a ledger that resets, since the start of that fiscal year. */
  beforePage: SideTotals;
  /** Everything posted within the bounds of the statement. */
  total: SideTotals;
  /** The fiscal years with entries that ended within the statement, and their closing balances. */
  yearEnds: { end: Instant; left: SideTotals }[];
  closing: SideTotals;
};

/**
 * Sums the stretches in order. Opening balance plus total, less the balances of the fiscal years that ended, is the
 * closing balance.
 * @param sums debits and credits posted to the ledger in each stretch
 */
export function statementBalances(
  stretches: readonly StatementStretch[],
  sums: readonly SideTotals[],
): LedgerStatementBalances {
  const balances: LedgerStatementBalances = {
    opening: none,
    beforePage: none,
    total: none,
    yearEnds: [],
    closing: none,
  };
  for (const [index, { start, opensYear, opensStatement, opensPage, isWithin }] of stretches.entries()) {
    if (opensYear && start !== null) {
      const left = balances.closing;
      const hadEntries = left.debit > 0n || left.credit > 0n;
      if (hadEntries && !opensStatement) balances.yearEnds.push({ end: addMilliseconds(start, -1), left });
      balances.closing = none;
    }
    if (opensStatement) balances.opening = balances.closing;
    if (opensPage) balances.beforePage = balances.closing;
    const posted = sums[index] ?? none;
    balances.closing = added(balances.closing, posted);
    if (isWithin) balances.total = added(balances.total, posted);
  }
  return balances;
}

const none: SideTotals = { debit: 0n, credit: 0n };

/** The sums of both on either side, in minor units. */
export function added(left: SideTotals, right: SideTotals): SideTotals {
  return { debit: left.debit + right.debit, credit: left.credit + right.credit };
}
