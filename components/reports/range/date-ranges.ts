import { fiscalYearOf, type PeriodKind, reportPeriods } from '@/lib/dates/fiscal-year';
import { addDays, type Day, dayOf, daysBetween, endOfDay, startOfDay } from '@/lib/dates/instant';
import { daysOfMonth, firstDayOfMonth, lastDayOfMonth, monthsEarlier } from '@/lib/dates/months';

/** A stretch of days with a name, and how it is best cut. */
export type DateRange = { id: string; name: string; start: Day; end: Day; period: PeriodKind };

/** What is shown when nothing else is asked for: twelve months with the present one, or as many as the books have. */
export function usualRange(today: Day, booksStart: Day): DateRange {
  const end = lastDayOfMonth(today);
  const first = firstDayOfMonth(monthsEarlier(today, 11));
  return {
    id: 'last-12-months',
    name: 'Last 12 months',
    start: first < booksStart && booksStart <= end ? booksStart : first,
    end,
    period: 'month',
  };
}

/** The ranges that a person asks for by name. `booksStart` is the first day that reports count. */
export function dateRanges(today: Day, fiscalYear: string, booksStart: Day): DateRange[] {
  const year = fiscalYearOf(startOfDay(today), fiscalYear);
  const lastYear = fiscalYearOf(startOfDay(addDays(dayOf(year.start), -1)), fiscalYear);
  const quarters = reportPeriods(year.start, year.end, 'quarter', fiscalYear);
  const quarter = quarters.find((each) => dayOf(each.end) >= today);
  const lastQuarter = reportPeriods(lastYear.start, endOfDay(today), 'quarter', fiscalYear).at(-2);
  const month = daysOfMonth(today);
  const lastMonth = daysOfMonth(addDays(month.start, -1));
  const wholeYear = { start: dayOf(year.start), end: dayOf(year.end) };
  const everything = { start: booksStart < today ? booksStart : month.start, end: month.end };
  return [
    usualRange(today, booksStart),
    { id: 'this-year', name: 'This fiscal year', ...wholeYear, period: 'month' },
    {
      id: 'year-to-date',
      name: 'Fiscal year to date',
      start: dayOf(year.start),
      end: today,
      period: 'month',
    },
    {
      id: 'last-year',
      name: 'Last fiscal year',
      start: dayOf(lastYear.start),
      end: dayOf(lastYear.end),
      period: 'month',
    },
    ...(quarter
      ? [
          {
            id: 'this-quarter',
            name: 'This quarter',
            start: dayOf(quarter.start),
            end: dayOf(quarter.end),
            period: 'month' as const,
          },
        ]
      : []),
    ...(lastQuarter
      ? [
          {
            id: 'last-quarter',
            name: 'Last quarter',
            start: dayOf(lastQuarter.start),
            end: dayOf(lastQuarter.end),
            period: 'month' as const,
          },
        ]
      : []),
    { id: 'this-month', name: 'This month', ...month, period: 'all' },
    { id: 'last-month', name: 'Last month', ...lastMonth, period: 'all' },
    { id: 'everything', name: 'Since the books began', ...everything, period: bestCut(everything) },
  ];
}

/** How many months, quarters and years still fit beside one another. */
function bestCut({ start, end }: { start: Day; end: Day }): PeriodKind {
  const days = daysBetween(start, end) + 1;
  if (days <= 400) return 'month';
  return days <= 1300 ? 'quarter' : 'year';
}
