import type { Instant } from '../dates/instant';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * `3 Nov 2026, 14:05`: when somebody did something, on the reader's own clock. Days of the books are other days, see
 * `day.ts`. Only for what the browser draws: the server does not know the reader's clock.
 */
export function formatMoment(value: Instant, locale: string, timeZone?: string): string {
  const key = `${locale} ${timeZone}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  formats.set(key, format);
  return format.format(Date.parse(value));
}
