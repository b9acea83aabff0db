import type { DaySpan } from '@/lib/dates/day-span';
import { addDays, type Day } from '@/lib/dates/instant';

/** For how many days at the end of the books the banks' statements are imported. */
const reportedDays = 165;

/** The first day that the banks' statements report. */
export function reportedFrom(span: DaySpan): Day {
  return addDays(span.last, 1 - reportedDays);
}
