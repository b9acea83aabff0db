import { usualRange } from '@/components/reports/range/date-ranges';
import type { Day } from '@/lib/dates/instant';

/** Twelve months that end today: what lies in the future is no cash yet. */
export function overviewDays(now: Date): { start: Day; today: Day } {
  const today = now.toISOString().slice(0, 10);
  return { start: usualRange(today).start, today };
}
