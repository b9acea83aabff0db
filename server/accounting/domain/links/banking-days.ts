import { type Day, daysSince1970 } from '@/lib/dates/instant';

/**
 * Banking days from the first day to the second: Mondays to Fridays after the first, up to the second; negative where the second
 * is earlier. Holidays are not known, so they count.
 */
export function bankingDaysBetween(from: Day, to: Day): number {
  return weekdaysUntil(to) - weekdaysUntil(from);
}

/** Weekdays from a Monday long ago up to the day, inclusive. */
function weekdaysUntil(day: Day): number {
  const days = daysSince1970(day) + 3; // 1970-01-01 was a Thursday
  const weeks = Math.floor(days / 7);
  return weeks * 5 + Math.min(days - weeks * 7 + 1, 5);
}
