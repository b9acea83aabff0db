import { addDays, type Day, daysInMonth, type Instant } from './instant';

/** A calendar month, `YYYY-MM`. */
export type Month = string;

/** The month that a day or an instant lies in. */
export function monthOf(day: Day | Instant): Month {
  return day.slice(0, 7);
}

/** The first day of a month, or of the month that a day or an instant lies in. */
export function firstDayOfMonth(month: Month | Day | Instant): Day {
  return `${monthOf(month)}-01`;
}

/** The last day of a month, or of the month that a day or an instant lies in. */
export function lastDayOfMonth(month: Month | Day | Instant): Day {
  return dayInMonth(monthIndex(month), 31);
}

export function daysOfMonth(month: Month | Day | Instant): { start: Day; end: Day } {
  return { start: firstDayOfMonth(month), end: lastDayOfMonth(month) };
}

export function isLastDayOfMonth(day: Day): boolean {
  return addDays(day, 1).endsWith('-01');
}

/** Months since January of the year 0. */
export function monthIndex(month: Month | Day | Instant): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/**
 * The given day of a month, or the month's last when it has fewer days.
 * @param index months since January of the year 0
 */
export function dayInMonth(index: number, dayOfMonth: number): Day {
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  const day = Math.min(dayOfMonth, daysInMonth(year, month));
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/**
 * The same day so many months earlier, or the month's last when it has fewer days.
 * @param keepsLast the last day of a month becomes the last of the other
 */
export function monthsEarlier(day: Day, count: number, { keepsLast = false } = {}): Day {
  return dayInMonth(
    monthIndex(day) - count,
    keepsLast && isLastDayOfMonth(day) ? 31 : Number(day.slice(8, 10)),
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
