import { dayInZone } from '../dates/day-in-zone';

/** `14:05`, with the day where it is not today's; without a time zone on the clock of this machine. */
export function formatRecentTime(at: Date, now: Date, locale: string, timeZone?: string): string {
  const time = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const isToday = dayInZone(at, timeZone) === dayInZone(now, timeZone);
  const day = { month: 'short', day: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale, isToday ? time : { ...day, ...time }).format(at);
}
