import type { Day } from './instant';

/** Days from the first to the last, both inclusive. */
export type DaySpan = { first: Day; last: Day };

/** The first and the last of some days; null where there are none. */
export function daySpan(days: Iterable<Day>): DaySpan | null {
  let span: DaySpan | null = null;
  for (const day of days) {
    if (!span) span = { first: day, last: day };
    else if (day < span.first) span.first = day;
    else if (day > span.last) span.last = day;
  }
  return span;
}
