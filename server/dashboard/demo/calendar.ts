import type { DaySpan } from '@/lib/dates/day-span';
import { addDays, type Day } from '@/lib/dates/instant';
import { dayInMonth, monthIndex, monthsEarlier } from '@/lib/dates/months';

/** The same day two years earlier; 29 February becomes the 28th. */
export function twoYearsBefore(day: Day): Day {
  return monthsEarlier(day, 24);
}

export function twoYearsAfter(day: Day): Day {
  return monthsEarlier(day, -24);
}

/** One day in every month of the span: the given one, or the month's last when it has fewer days. */
export function monthlyDays(span: DaySpan, dayOfMonth: number): Day[] {
  const days: Day[] = [];
  for (let index = monthIndex(span.first); index <= monthIndex(span.last); index += 1) {
    const day = dayInMonth(index, dayOfMonth);
    if (day >= span.first && day <= span.last) days.push(day);
  }
  return days;
}

export function lastDaysOfMonths(span: DaySpan): Day[] {
  return monthlyDays(span, 31);
}

/** Every `step` days, beginning `offset` days after the first. */
export function everyDays(span: DaySpan, step: number, offset: number): Day[] {
  const days: Day[] = [];
  for (let day = addDays(span.first, offset); day <= span.last; day = addDays(day, step)) days.push(day);
  return days;
}

/** 1 (January) to 12. */
export function monthOfYear(day: Day): number {
  return Number(day.slice(5, 7));
}
