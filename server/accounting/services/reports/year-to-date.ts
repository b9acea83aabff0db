import type { Instant } from '@/lib/dates/instant';
import { accumulateYears, type YearlyTotals, yearlyStretches } from '../../domain/reports/yearly-totals';
import type { StoredLedger } from '../../store/ledger-store';
import type { BusinessContext } from '../context';
import { accrualBases, readLedgersAndCuts, sumIntervals, totalsByInterval } from './sum-intervals';

/** Totals by ledger as of `end`. */
type Column = { end: Instant; totals: YearlyTotals };

/**
 * The chart of accounts, and for each end the totals of earlier fiscal years and of the fiscal year to date. Use each
 * column before requesting the next: the columns share their maps.
 * @param ends ascending
 */
export async function readYearToDate(
  ctx: BusinessContext,
  ends: readonly Instant[],
): Promise<{ ledgers: StoredLedger[]; columns: Iterable<Column> }> {
  const stretches = yearlyStretches(ends, ctx.business.fiscal_year);
  const { ledgers, cuts } = await readLedgersAndCuts(ctx, stretches);
  const totals = await sumIntervals(ctx, cuts, ledgers, accrualBases);
  const years = accumulateYears(stretches, totalsByInterval(totals, stretches.length));
  return { ledgers, columns: columnsOf(ends, years) };
}

function* columnsOf(ends: readonly Instant[], years: Iterable<YearlyTotals>): Generator<Column> {
  let column = 0;
  for (const totals of years) {
    const end = ends[column];
    if (end !== undefined) yield { end, totals };
    column += 1;
  }
}
