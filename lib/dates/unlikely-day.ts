import type { Day } from './instant';
import { monthsEarlier } from './months';

/** Books kept by hand before are not typed in now: an earlier year is mistyped. */
const earliestLikely: Day = '1980-01-01';

export function isOverAYearAhead(day: Day, today: Day): boolean {
  return day > monthsEarlier(today, -12);
}

/** Whether the year of a day was probably mistyped, such as 226 or 2062 for 2026. */
export function isUnlikelyDay(day: Day, today: Day): boolean {
  return day < earliestLikely || isOverAYearAhead(day, today);
}
