import { type Day, startOfDay } from '../dates/instant';
import type { DayOrder } from '../dates/typed-day';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  // Latin digits and the Gregorian calendar in every locale, so that the text of a field can be typed there.
  const made = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  });
  formats.set(locale, made);
  return made;
}

/** `03/04/2026` in en-US, `04.03.2026` in de-DE. */
export function formatNumericDay(day: Day, locale: string): string {
  return formatOf(locale).format(Date.parse(startOfDay(day)));
}

/** The order of day, month and year in a date of the locale: `mdy` in en-US. */
export function dayOrderOf(locale: string): DayOrder {
  const letters = { day: 'd', month: 'm', year: 'y' } as const;
  const order = formatOf(locale)
    .formatToParts(0)
    .map(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? letters[type] : ''))
    .join('');
  return order === 'mdy' || order === 'ymd' ? order : 'dmy';
}
