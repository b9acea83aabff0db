import { addDays, type Day, endOfDay, type Instant, startOfDay } from './instant';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day that it is in a time zone (as IANA names it) at a moment; without one, on this machine's clock. */
export function dayInZone(at: Date, timeZone?: string): Day {
  const format =
    formats.get(timeZone ?? '') ??
    new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone ?? '', format);
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`;
}

const hourMs = 3_600_000;
/** Clocks are at most 14 hours from UTC; some changed by a day. */
const farthestMs = 38 * hourMs;
/** At the ends of the calendar, days are those of UTC: beyond there are no instants. */
const [first, last]: [Day, Day] = ['0001-01-03', '9999-12-29'];

/**
 * The first instant of a calendar day in a time zone; without one, on this machine's clock. Not every day has 24 hours,
 * or begins at midnight.
 */
export function startOfDayInZone(day: Day, timeZone?: string): Instant {
  if (day < first || day > last) return startOfDay(day);
  const around = Date.parse(startOfDay(day));
  let [before, after] = [around - farthestMs, around + farthestMs];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayInZone(new Date(middle), timeZone) < day) before = middle;
    else after = middle;
  }
  return new Date(after).toISOString();
}

/** The last millisecond of a calendar day in a time zone; without one, on this machine's clock. */
export function endOfDayInZone(day: Day, timeZone?: string): Instant {
  if (day < first || day > last) return endOfDay(day);
  return new Date(Date.parse(startOfDayInZone(addDays(day, 1), timeZone)) - 1).toISOString();
}

/** Whether clocks are known for the name. Offsets such as `+02:00` are no time zones: they know no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** All time zones that this machine knows. */
export function timeZones(): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];
}
