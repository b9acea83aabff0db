import { type Day, dayOf, type Instant, startOfDay } from '../dates/instant';
import { dayInForm, formOf } from './day-forms';

/** `3 Nov`, for lists of one year. Days of the books are days in UTC, wherever the reader is. */
export function formatDay(value: Day | Instant, locale: string): string {
  return dayInForm('short', value, locale);
}

/** `3 Nov 2026`. */
export function formatDayOfYear(value: Day | Instant, locale: string): string {
  return dayInForm('medium', value, locale);
}

/**
 * `Tuesday, November 3, 2026`, `Tuesday 3 November 2026`. Joined from two forms: what separates them in the locale data
 * differs from one version to the next.
 */
export function formatLongDay(value: Day | Instant, locale: string): string {
  const [, ...weekdays] = formOf('weekday', locale);
  const weekday = weekdays[new Date(startOfDay(dayOf(value))).getUTCDay()] ?? '';
  return `${weekday}${setsWeekdayOff(locale) ? ',' : ''} ${dayInForm('long', value, locale)}`;
}

/** Languages that set the weekday off from the day in every region. */
const settingOff = ['de', 'es', 'pl', 'pt'];

/** English sets it off where the month is first. */
function setsWeekdayOff(locale: string): boolean {
  const { language } = new Intl.Locale(locale);
  return language === 'en' ? !formOf('long', locale)[1]?.startsWith('#') : settingOff.includes(language);
}

/** `Nov 2026`. */
export function formatMonth(value: Day | Instant, locale: string): string {
  return dayInForm('month', value, locale);
}

/** `Nov`, for months of one year side by side. */
export function formatMonthName(value: Day | Instant, locale: string): string {
  return dayInForm('monthName', value, locale);
}
