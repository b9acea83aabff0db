import type { Day } from './instant';

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
