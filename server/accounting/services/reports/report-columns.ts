import { invalid, type Problem } from '@/lib/contract/problem';
import type { ReportPeriod } from '@/lib/contract/report';
import { countReportPeriods, fiscalYearOf, type Period, reportPeriods } from '@/lib/dates/fiscal-year';
import type { Instant } from '@/lib/dates/instant';
import { accept, type Result, refuse } from '@/lib/result';
import type { BusinessContext } from '../context';
import type { Span } from './drill-down';

/** A century by month: more periods than anybody reads, few enough to answer. */
const mostPeriods = 1200;

/** The periods that a report is cut into, or why there would be too many. */
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

/** The time that a column covers; with no start, from the beginning of the books. */
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
