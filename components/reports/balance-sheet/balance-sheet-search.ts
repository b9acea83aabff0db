import { createLoader, parseAsBoolean, parseAsStringLiteral } from 'nuqs/server';
import { fiscalYearOf, reportPeriods } from '@/lib/dates/fiscal-year';
import { addDays, type Day, dayOf, endOfDay, startOfDay } from '@/lib/dates/instant';
import { parseAsDay } from '../day-parser';

/** What the address of the balance sheet says. */
export const balanceSheetSearch = {
  date: parseAsDay,
  compare: parseAsStringLiteral(['year', 'month'] as const),
  view: parseAsStringLiteral(['chart', 'table'] as const).withDefault('chart'),
  empty: parseAsBoolean.withDefault(false),
};

export const loadBalanceSheetSearch = createLoader(balanceSheetSearch);

export type Comparison = 'year' | 'month' | null;

/** The day that the sheet is compared with: a year or a month earlier, the last of the month staying the last. */
export function comparedDay(date: Day, compare: Comparison): Day | null {
  if (compare === null) return null;
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 - (compare === 'year' ? 12 : 1);
  const nextMonth = addDays(`${monthText(months)}-28`, 4).slice(0, 7);
  const last = addDays(`${nextMonth}-01`, -1);
  const isLast = addDays(date, 1).slice(5, 7) !== date.slice(5, 7);
  const same = `${monthText(months)}-${date.slice(8)}`;
  return isLast || same > last ? last : same;
}

function monthText(months: number): string {
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The days that a person asks for by name. */
export function namedDays(today: Day, fiscalYear: string): { id: string; name: string; day: Day }[] {
  const year = fiscalYearOf(startOfDay(today), fiscalYear);
  const quarters = reportPeriods(year.start, endOfDay(today), 'quarter', fiscalYear);
  const quarterStart = quarters.at(-1)?.start ?? year.start;
  return [
    { id: 'today', name: 'Today', day: today },
    { id: 'last-month', name: 'End of last month', day: addDays(`${today.slice(0, 7)}-01`, -1) },
    { id: 'last-quarter', name: 'End of last quarter', day: addDays(dayOf(quarterStart), -1) },
    { id: 'last-year', name: 'End of last fiscal year', day: addDays(dayOf(year.start), -1) },
  ];
}
