import type { Day } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';

type Days = { first_day: Day | null; last_day: Day | null };

/**
 * That a file has records of days before the books start, which become entries that no report counts; null where it has none, or its
 * days are not known.
 */
export function beforeStartText(
  { first_day: first, last_day: last }: Days,
  booksStart: Day,
  locale: string,
): string | null {
  if (first === null || last === null || first >= booksStart) return null;
  const start = formatDayOfYear(booksStart, locale);
  return last < booksStart
    ? `All records are from before the books start on ${start}: reports will leave them out. Settings, Business has the day that the books start on.`
    : `Records from before ${start}, when the books start, will be left out of reports. Settings, Business has that day.`;
}
