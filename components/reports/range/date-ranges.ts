import { fiscalYearOf, type PeriodKind, reportPeriods } from '@/lib/dates/fiscal-year';
import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  daysInMonth,
  endOfDay,
  startOfDay,
} from '@/lib/dates/instant';
import { monthsEarlier } from '@/lib/dates/months-earlier';

/** A stretch of days with a name, and how it is best cut. */
export type DateRange = { id: string; name: string; start: Day; end: Day; period: PeriodKind };

/** What is shown when nothing else is asked for: twelve months with the present one, or as many as the books have. */
export function usualRange(today: Day, booksStart: Day): DateRange {
  const { end } = monthOf(today);
  const first = `${monthsEarlier(today, 11).slice(0, 7)}-01`;
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
  const month = monthOf(today);
  const lastMonth = monthOf(addDays(month.start, -1));
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

function monthOf(day: Day): { start: Day; end: Day } {
  const month = day.slice(0, 7);
  const last = daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
  return { start: `${month}-01`, end: `${month}-${last}` };
}

/** How many months, quarters and years still fit beside one another. */
function bestCut({ start, end }: { start: Day; end: Day }): PeriodKind {
  const days = daysBetween(start, end) + 1;
  if (days <= 400) return 'month';
  return days <= 1300 ? 'quarter' : 'year';
}
