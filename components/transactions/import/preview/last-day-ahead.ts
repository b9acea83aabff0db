import type { PreviewStatement } from '@/lib/contract/transaction-preview';
import { dayInZone } from '@/lib/dates/day-in-zone';
import { addDays, type Day } from '@/lib/dates/instant';

/** The last day of the file where it is after tomorrow, which no bank has booked yet; else null. Tomorrow has begun in other time zones. */
export function lastDayAhead(
  { last_day: last }: Pick<PreviewStatement, 'last_day'>,
  now: Date,
  timeZone?: string,
): Day | null {
  return last !== null && last > addDays(dayInZone(now, timeZone), 1) ? last : null;
}
