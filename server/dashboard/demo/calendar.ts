import { addDays, type Day, daysInMonth } from '@/lib/dates/instant';

/** Days from the first to the last, both inclusive. */
export type Span = { first: Day; last: Day };

/** The same day two years earlier; 29 February becomes the 28th. */
export function twoYearsBefore(day: Day): Day {
  return moveYears(day, -2);
}

export function twoYearsAfter(day: Day): Day {
  return moveYears(day, 2);
}

/** One day in every month of the span: the given one, or the month's last when it has fewer days. */
export function monthlyDays(span: Span, dayOfMonth: number): Day[] {
  const days: Day[] = [];
  let [year = 0, month = 0] = span.first.split('-').map(Number);
  while (`${year}-${twoDigits(month)}` <= span.last.slice(0, 7)) {
    const day = `${year}-${twoDigits(month)}-${twoDigits(Math.min(dayOfMonth, daysInMonth(year, month)))}`;
    if (day >= span.first && day <= span.last) days.push(day);
    if (month === 12) year += 1;
    month = (month % 12) + 1;
  }
  return days;
}

export function lastDaysOfMonths(span: Span): Day[] {
  return monthlyDays(span, 31);
}

/** Every `step` days, beginning `offset` days after the first. */
export function everyDays(span: Span, step: number, offset: number): Day[] {
  const days: Day[] = [];
  for (let day = addDays(span.first, offset); day <= span.last; day = addDays(day, step)) days.push(day);
  return days;
}

/** 1 (January) to 12. */
export function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}

function moveYears(day: Day, count: number): Day {
  const year = Number(day.slice(0, 4)) + count;
  const last = daysInMonth(year, monthOf(day));
  return `${year}${day.slice(4, 8)}${twoDigits(Math.min(Number(day.slice(8)), last))}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
