import { formatDayOfYear } from '@/lib/format/day';
import type { Comparison } from './compared-days';
import type { RangeChoice } from './range-search';

/** That a comparison counts only the days through today, so that its total is not taken for that of all the days: none where it is. */
export function countedThrough(
  asked: Pick<RangeChoice, 'end'>,
  { days, held }: Pick<Comparison, 'days' | 'held'>,
  locale: string,
): string[] {
  if (days.end >= asked.end) return [];
  const subject = held === 'none' ? 'Entries' : 'To compare as many days, entries';
  return [`${subject} after ${formatDayOfYear(days.end, locale)} are not counted.`];
}
