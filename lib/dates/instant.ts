/**
 * An instant as text: RFC 3339 in UTC with milliseconds and `Z`, years 0001 to 9999. Equal instants are equal
 * texts and later instants are greater texts, so they compare and cut (`slice(0, 10)` is the day) without a Date.
 */
export type Instant = string;

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** There is no later one. */
export const lastInstant: Instant = '9999-12-31T23:59:59.999Z';

const earliest = Date.parse('0001-01-01T00:00:00.000Z');
const latest = Date.parse(lastInstant);

const dateTime =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

/** Whether the text is an RFC 3339 date-time of a real day (leap seconds are not kept by any clock here). */
export function isDateTime(text: string): boolean {
  const day = dateTime.exec(text)?.[1];
  return day !== undefined && isDay(day);
}

/** The instant of an RFC 3339 text (finer than a millisecond is cut off), or null when it is outside the years 1–9999. */
export function instantOf(text: string): Instant | null {
  const time = Date.parse(text);
  return Number.isNaN(time) || time < earliest || time > latest ? null : new Date(time).toISOString();
}

export function dayOf(instant: Instant): Day {
  return instant.slice(0, 10);
}

export function startOfDay(day: Day): Instant {
  return `${day}T00:00:00.000Z`;
}

/** The last millisecond of the day. */
export function endOfDay(day: Day): Instant {
  return `${day}T23:59:59.999Z`;
}

/** The first day of which all lies at or after the instant. */
export function firstWholeDay(instant: Instant): Day {
  const day = dayOf(instant);
  return Date.parse(instant) > Date.parse(startOfDay(day)) ? addDays(day, 1) : day;
}

const dayMs = 86_400_000;

/** The day so many days later; the first or last day of the years 1–9999 when that lies beyond them. */
export function addDays(day: Day, count: number): Day {
  const time = Date.parse(startOfDay(day)) + count * dayMs;
  return new Date(Math.min(Math.max(time, earliest), latest)).toISOString().slice(0, 10);
}

/** Calendar days from the first day to the second; negative where the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Whether the text is a real calendar day (30 February is not). */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(startOfDay(text));
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The number of days of a month (1–12). */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/** The instant so many milliseconds later; the last instant there is when that lies beyond the year 9999. */
export function addMilliseconds(instant: Instant, count: number): Instant {
  return new Date(Math.min(Date.parse(instant) + count, latest)).toISOString();
}

export function startOfMonth(instant: Instant): Instant {
  return `${instant.slice(0, 7)}-01T00:00:00.000Z`;
}

export function startOfNextMonth(instant: Instant): Instant {
  const date = new Date(startOfMonth(instant));
  date.setUTCMonth(date.getUTCMonth() + 1);
  return new Date(Math.min(date.getTime(), latest)).toISOString();
}
