import type { Day } from '@/lib/dates/instant';

export { daysBetween } from '@/lib/dates/instant';

const dayMs = 86_400_000;

/**
 * Banking days from the first day to the second: Mondays to Fridays after the first, up to the second; negative where the second
 * is earlier. Holidays are not known, so they count.
 */
export function bankingDaysBetween(from: Day, to: Day): number {
  return weekdaysUntil(to) - weekdaysUntil(from);
}

/** Weekdays from a Monday long ago up to the day, inclusive. */
function weekdaysUntil(day: Day): number {
  const days = Math.floor(Date.parse(day) / dayMs) + 3; // 1970-01-01 was a Thursday
  const weeks = Math.floor(days / 7);
  return weeks * 5 + Math.min(days - weeks * 7 + 1, 5);
}
