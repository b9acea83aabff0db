import type { BalanceSheetQuery, PeriodReport } from '@/lib/contract/report';
import { dayOf } from '@/lib/dates/instant';
import { accept } from '@/lib/result';
import { balanceSheet, layOutBalanceSheet } from '../../domain/reports/balance-sheet';
import type { BusinessContext, Outcome } from '../context';
import { type CoveredReport, presentReports } from './present-report';
import { periodsOf, spanOf } from './report-columns';
import { unreviewedThrough } from './unreviewed-entries';
import { readYearToDate } from './year-to-date';

/**
 * The balance sheet as of an instant, or as of the end of each period; a column's current fiscal year is separate
 * from the years before it.
 */
export async function getBalanceSheet(
  ctx: BusinessContext,
  query: BalanceSheetQuery,
): Promise<Outcome<PeriodReport[]>> {
  const { start_datetime: start = query.end_datetime, end_datetime: end, period: kind = 'all' } = query;
  const periods = periodsOf(ctx, start, end, kind);
  if (!periods.ok) return periods;
  const ends = periods.value.map((period) => period.end);
  const [{ ledgers, columns }, unreviewed] = await Promise.all([
    readYearToDate(ctx, ends),
    unreviewedThrough(ctx, ends),
  ]);
  const layout = layOutBalanceSheet(ledgers);
  const { entity_type: entityType } = ctx.business;
  const covered: CoveredReport[] = [];
  for (const column of columns) {
    const figures = { ledgers, ...column.totals, endDay: dayOf(column.end), entityType };
    const report = balanceSheet(figures, layout);
    const span = spanOf(ctx, { start: null, end: column.end });
    covered.push({ report, span, unreviewed: unreviewed[covered.length] ?? 0 });
  }
  return accept(presentReports(covered, 'accrual', ctx.business.currency));
}
