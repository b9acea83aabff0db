import type { PeriodReport, PeriodReportQuery } from '@/lib/contract/report';
import { accept } from '@/lib/result';
import { profitAndLoss } from '../../domain/reports/profit-and-loss';
import type { BusinessContext, Outcome } from '../context';
import { presentReports } from './present-report';
import { periodsOf, spanOf } from './report-columns';
import { accrualBases, readLedgersAndCuts, sumIntervals, totalsByInterval } from './sum-intervals';
import { unreviewedByPeriod } from './unreviewed-entries';

/** Revenue, costs and expenses of each period, accrual basis. */
export async function getProfitAndLoss(
  ctx: BusinessContext,
  query: PeriodReportQuery,
): Promise<Outcome<PeriodReport[]>> {
  const periods = periodsOf(ctx, query.start_datetime, query.end_datetime, query.period);
  if (!periods.ok) return periods;
  const [{ ledgers, cuts }, unreviewed] = await Promise.all([
    readLedgersAndCuts(ctx, periods.value),
    unreviewedByPeriod(ctx, periods.value),
  ]);
  const totals = await sumIntervals(ctx, cuts, ledgers, accrualBases);
  const reports = profitAndLoss({
    ledgers,
    periods: periods.value,
    totals: totalsByInterval(totals, periods.value.length),
  });
  const covered = periods.value.flatMap((period, index) => {
    const report = reports[index];
    return report ? [{ report, span: spanOf(ctx, period), unreviewed: unreviewed[index] ?? 0 }] : [];
  });
  return accept(presentReports(covered, 'accrual', ctx.business.currency));
}
