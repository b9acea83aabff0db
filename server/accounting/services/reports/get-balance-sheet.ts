import type { BalanceSheetQuery, PeriodReport } from '@/lib/contract/report';
import { fiscalYearOf } from '@/lib/dates/fiscal-year';
import { addMilliseconds, dayOf } from '@/lib/dates/instant';
import { accept } from '@/lib/result';
import { balanceSheet } from '../../domain/reports/balance-sheet';
import { listLedgers } from '../../store/ledger-store';
import type { BusinessContext, Outcome } from '../context';
import { presentReports } from './present-report';
import { accrualMeasures, sumIntervals, totalsByLedger } from './sum-intervals';

/** The balance sheet as of an instant; the current fiscal year's result stands apart from the earlier years'. */
export async function getBalanceSheet(
  ctx: BusinessContext,
  query: BalanceSheetQuery,
): Promise<Outcome<PeriodReport[]>> {
  const end = query.end_datetime;
  const year = fiscalYearOf(end, ctx.business.fiscal_year);
  const ledgers = await listLedgers(ctx.db, ctx.business.id);
  const totals = await sumIntervals(ctx, ledgers, accrualMeasures, [
    { start: null, end: addMilliseconds(year.start, -1) },
    { start: year.start, end },
  ]);
  const report = balanceSheet({
    ledgers,
    earlierYears: totalsByLedger(totals, 0),
    currentYear: totalsByLedger(totals, 1),
    endDay: dayOf(end),
  });
  return accept(presentReports([report], ctx.business.currency));
}
