import type { Day } from '@/lib/dates/instant';
import { isOverAYearAhead } from '@/lib/dates/unlikely-day';

/** What to say of a day that books cannot start on, at its field: their reports would leave out every entry of today. */
export function unfitStart(day: Day, today: Day): Record<string, string> {
  return day !== '' && isOverAYearAhead(day, today) ? { '/entries_start': 'More than a year ahead' } : {};
}
