import { parseAsBoolean } from 'nuqs/server';
import { fiscalYearOf, reportPeriods } from '@/lib/dates/fiscal-year';
import { addDays, type Day, dayOf, endOfDay, startOfDay } from '@/lib/dates/instant';
import { firstDayOfMonth } from '@/lib/dates/months';
import { parseAsDay } from '../day-parser';

/** What the address of a report as of a day says. */
export const daySearch = { date: parseAsDay, empty: parseAsBoolean.withDefault(false) };

/** The days that a person asks for by name. */
export function namedDays(today: Day, fiscalYear: string): { id: string; name: string; day: Day }[] {
  const year = fiscalYearOf(startOfDay(today), fiscalYear);
  const quarters = reportPeriods(year.start, endOfDay(today), 'quarter', fiscalYear);
  const quarterStart = quarters.at(-1)?.start ?? year.start;
  return [
    { id: 'today', name: 'Today', day: today },
    { id: 'last-month', name: 'End of last month', day: addDays(firstDayOfMonth(today), -1) },
    { id: 'last-quarter', name: 'End of last quarter', day: addDays(dayOf(quarterStart), -1) },
    { id: 'last-year', name: 'End of last fiscal year', day: addDays(dayOf(year.start), -1) },
  ];
}
