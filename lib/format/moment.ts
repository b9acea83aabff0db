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

const dayForms = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The day of such a moment: `3 Nov`, `3 Nov 2026` or `Tue, 3 Nov 2026`. */
export function formatDayOfMoment(
  value: Instant,
  form: keyof typeof dayForms,
  locale: string,
  timeZone?: string,
): string {
  return new Intl.DateTimeFormat(locale, { ...dayForms[form], timeZone }).format(Date.parse(value));
}
