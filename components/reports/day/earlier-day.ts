import type { Day } from '@/lib/dates/instant';
import { monthsEarlier } from '@/lib/dates/months';

export const dayComparisons = ['month', 'quarter', 'year'] as const;
/** How much earlier the day is that a report as of a day is compared with. */
export type DayComparison = (typeof dayComparisons)[number];

const monthsOf: Record<DayComparison, number> = { month: 1, quarter: 3, year: 12 };

/** The comparison, where the books reach back to the earlier day. */
export function comparisonWithin<Comparison extends string>(
  day: Day,
  comparison: Comparison | null,
  booksStart: Day,
): Comparison | null {
  const months = dayComparisons.find((each) => each === comparison);
  return months && earlierDay(day, months) < booksStart ? null : comparison;
}

/** The last day of a month is compared with the last of another. */
export function earlierDay(day: Day, comparison: DayComparison): Day {
  return monthsEarlier(day, monthsOf[comparison], { keepsLast: true });
}
