import { type Day, endOfDay, startOfDay } from '@/lib/dates/instant';

/** How it is asked what the entries of the days probably pay. */
export function probableCall({ start, end }: { start: Day; end: Day }) {
  return { query: { start_datetime: startOfDay(start), end_datetime: endOfDay(end) } };
}
