import { addDays, type Day } from '@/lib/dates/instant';
import { isLastOfMonth, monthsEarlier } from '@/lib/dates/months-earlier';

export const comparisons = ['period', 'year'] as const;
/** With the days right before, as many; or with the same days a year earlier. */
export type DaysComparison = (typeof comparisons)[number];

type Days = { start: Day; end: Day };

/** The days that a report is compared with. Whole months are compared with whole months. */
export function comparedDays({ start, end }: Days, compare: DaysComparison): Days {
  if (compare === 'year') return { start: monthsEarlier(start, 12), end: lastEarlier(end, 12) };
  const before = addDays(start, -1);
  if (start.endsWith('-01') && isLastOfMonth(end)) {
    const count = monthOf(end) - monthOf(start) + 1;
    return { start: monthsEarlier(start, count), end: before };
  }
  const length = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  return { start: addDays(before, -length), end: before };
}

/** The last day of a month stays the last. */
function lastEarlier(day: Day, count: number): Day {
  return monthsEarlier(day, count, { keepsLast: true });
}

function monthOf(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
