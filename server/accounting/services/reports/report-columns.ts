import { invalid, type Problem } from '@/lib/contract/problem';
import type { ReportPeriod } from '@/lib/contract/report';
import { countReportPeriods, fiscalYearOf, type Period, reportPeriods } from '@/lib/dates/fiscal-year';
import type { Instant } from '@/lib/dates/instant';
import { accept, type Result, refuse } from '@/lib/result';
import type { BusinessContext } from '../context';
import type { Span } from './drill-down';

/** A hundred years by month. */
const mostPeriods = 1200;

/** The periods of a report, or the error if there are too many. */
export function periodsOf(
  ctx: BusinessContext,
  start: Instant,
  end: Instant,
  kind: ReportPeriod,
): Result<Period[], Problem> {
  const { fiscal_year: fiscalYear } = ctx.business;
  const count = countReportPeriods(start, end, kind, fiscalYear);
  if (count > mostPeriods) {
    const message = `would give ${count} periods; the maximum is ${mostPeriods}`;
    return refuse(invalid([{ path: '/period', code: 'too_many_periods', message }]));
  }
  return accept(reportPeriods(start, end, kind, fiscalYear));
}

/** The time span of a column; without a start, from the beginning of the books. */
export function spanOf(ctx: BusinessContext, { start, end }: { start: Instant | null; end: Instant }): Span {
  const { entries_start: booksStart, fiscal_year: fiscalYear } = ctx.business;
  return {
    start: start ?? booksStart,
    end,
    booksStart,
    // Asked for by few: most reports do not tell one year from another.
    get yearStart() {
      return fiscalYearOf(end, fiscalYear).start;
    },
  };
}
