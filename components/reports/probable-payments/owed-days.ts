import { addDays, type Day } from '@/lib/dates/instant';
import { type BooksTime, comparisonOf } from '../range/compared-days';
import type { RangeChoice } from '../range/range-search';

/**
 * The days at whose end it matters what is probably paid: the last of the chosen ones, at most today, and the one before the first
 * of them. Null where nothing can be owed: of days to come, and before the books begin.
 */
export function owedDays(choice: RangeChoice, time: BooksTime): { end: Day | null; before: Day | null } {
  const { start, end } = comparisonOf(choice, time).days;
  if (start > time.today) return { end: null, before: null };
  return {
    end: earlierOf(end, time.today),
    before: time.booksStart < start ? addDays(start, -1) : null,
  };
}

function earlierOf(first: Day, second: Day): Day {
  if (first < second) return first;
  return second;
}
