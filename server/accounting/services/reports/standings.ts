import type { Instant } from '@/lib/dates/instant';
import { walkYears, type YearlyTotals, yearlyStretches } from '../../domain/reports/yearly-totals';
import type { StoredLedger } from '../../store/ledger-store';
import type { BusinessContext } from '../context';
import { accrualBases, readChart, sumIntervals, totalsByInterval } from './sum-intervals';

/** What stands on the ledgers at an instant. */
export type Standing = { end: Instant; totals: YearlyTotals };

/**
 * The chart, and what stands on its ledgers at each of the instants. Each standing is to be used before the next is
 * asked for: they share their totals.
 * @param ends ascending
 */
export async function readStandings(
  ctx: BusinessContext,
  ends: readonly Instant[],
): Promise<{ ledgers: StoredLedger[]; standings: Iterable<Standing> }> {
  const stretches = yearlyStretches(ends, ctx.business.fiscal_year);
  const { ledgers, cuts } = await readChart(ctx, stretches);
  const totals = await sumIntervals(ctx, cuts, ledgers, accrualBases);
  const years = walkYears(stretches, totalsByInterval(totals, stretches.length));
  return { ledgers, standings: standingsOf(ends, years) };
}

function* standingsOf(ends: readonly Instant[], walk: Iterable<YearlyTotals>): Generator<Standing> {
  let column = 0;
  for (const totals of walk) {
    const end = ends[column];
    if (end !== undefined) yield { end, totals };
    column += 1;
  }
}
