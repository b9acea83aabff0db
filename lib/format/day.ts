import { type Day, dayOf, type Instant, startOfDay } from '../dates/instant';

const forms = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'long' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  monthName: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(form: keyof typeof forms, locale: string): Intl.DateTimeFormat {
  const key = `${locale} ${form}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...forms[form], timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

function formatWith(form: keyof typeof forms, value: Day | Instant, locale: string): string {
  return formatOf(form, locale).format(Date.parse(startOfDay(dayOf(value))));
}

/** `3 Nov`, for lists of one year. Days of the books are days in UTC, wherever the reader is. */
export function formatDay(value: Day | Instant, locale: string): string {
  return formatWith('short', value, locale);
}

/** `3 Nov 2026`. */
export function formatDayOfYear(value: Day | Instant, locale: string): string {
  return formatWith('medium', value, locale);
}

/**
 * `Tuesday, November 3, 2026`, `Tuesday 3 November 2026`. Joined from two formats: what separates them in the locale data
 * differs from one version to the next, and so between the server and the browser.
 */
export function formatLongDay(value: Day | Instant, locale: string): string {
  const comma = setsWeekdayOff(locale) ? ',' : '';
  return `${formatWith('weekday', value, locale)}${comma} ${formatWith('long', value, locale)}`;
}

/** Languages that set the weekday off from the day in every region. */
const settingOff = ['de', 'es', 'pl', 'pt'];

/** English sets it off where the month is first. */
function setsWeekdayOff(locale: string): boolean {
  const { language } = new Intl.Locale(locale);
  if (language !== 'en') return settingOff.includes(language);
  const parts = formatOf('long', locale).formatToParts(0);
  return parts.find(({ type }) => type === 'month' || type === 'day')?.type === 'month';
}

/** `Nov 2026`. */
export function formatMonth(value: Day | Instant, locale: string): string {
  return formatWith('month', value, locale);
}

/** `Nov`, for months of one year side by side. */
export function formatMonthName(value: Day | Instant, locale: string): string {
  return formatWith('monthName', value, locale);
}
