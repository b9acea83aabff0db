import type { Instant } from '@/lib/dates/instant';
import { walkYears, type YearlyTotals, yearlyStretches } from '../../domain/reports/yearly-totals';
import type { BusinessContext } from '../context';
import { accrualMeasures, sumIntervals, totalsByInterval } from './sum-intervals';

/** What stands on the ledgers at an instant. */
export type Standing = { end: Instant; totals: YearlyTotals };

/**
 * What stands on the ledgers at each of the instants, read at once. Each standing is to be used before the next is
 * asked for: they share their totals.
 * @param ends ascending
 */
export async function standingsAt(
  ctx: BusinessContext,
  ledgers: readonly { id: string }[],
  ends: readonly Instant[],
): Promise<Iterable<Standing>> {
  const stretches = yearlyStretches(ends, ctx.business.fiscal_year);
  const totals = await sumIntervals(ctx, ledgers, accrualMeasures, stretches);
  return standings(ends, walkYears(stretches, totalsByInterval(totals, stretches.length)));
}

function* standings(ends: readonly Instant[], walk: Iterable<YearlyTotals>): Generator<Standing> {
  let column = 0;
  for (const totals of walk) {
    const end = ends[column];
    if (end !== undefined) yield { end, totals };
    column += 1;
  }
}
