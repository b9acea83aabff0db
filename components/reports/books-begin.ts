import type { Day } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import type { Comparison } from './range/compared-days';

/** Why a comparison that was asked for is missing, or judges nothing: none where it is whole. */
export function booksBegin(booksStart: Day, held: Comparison['held'], locale: string): string[] {
  if (held === 'all') return [];
  const begins = `The books begin on ${formatDayOfYear(booksStart, locale)}`;
  return held === 'none'
    ? [`${begins}: there is nothing earlier to compare with.`]
    : [`${begins}, so what is compared is not as long, and no change is shown.`];
}
