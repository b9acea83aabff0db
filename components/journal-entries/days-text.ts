import { isDay } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';

/** The days that a list is narrowed to, such as "From Oct 1, 2026"; null where it is not. */
export function daysText({ from, to }: { from: string; to: string }, locale: string): string | null {
  if (isDay(from) && isDay(to)) return `${formatDayOfYear(from, locale)} – ${formatDayOfYear(to, locale)}`;
  if (isDay(from)) return `From ${formatDayOfYear(from, locale)}`;
  return isDay(to) ? `To ${formatDayOfYear(to, locale)}` : null;
}
