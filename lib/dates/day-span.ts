import type { Day } from './instant';

/** The first and the last of some days; null where there are none. */
export function daySpan(days: Iterable<Day>): { first: Day; last: Day } | null {
  let span: { first: Day; last: Day } | null = null;
  for (const day of days) {
    if (!span) span = { first: day, last: day };
    else if (day < span.first) span.first = day;
    else if (day > span.last) span.last = day;
  }
  return span;
}
