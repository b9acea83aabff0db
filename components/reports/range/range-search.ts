import { createLoader, parseAsBoolean, parseAsStringLiteral } from 'nuqs/server';
import { type PeriodKind, periodKinds } from '@/lib/dates/fiscal-year';
import { type Day, endOfDay, startOfDay } from '@/lib/dates/instant';
import { parseAsDay } from '../day-parser';
import { type BooksTime, comparisonOf, comparisons, type DaysComparison } from './compared-days';
import type { DateRange } from './date-ranges';

/** What the address of a report over days says. */
export const rangeSearch = {
  start: parseAsDay,
  end: parseAsDay,
  by: parseAsStringLiteral(periodKinds),
  compare: parseAsStringLiteral(comparisons),
  view: parseAsStringLiteral(['chart', 'table'] as const).withDefault('chart'),
  empty: parseAsBoolean.withDefault(false),
};

export const loadRangeSearch = createLoader(rangeSearch);

export type RangeChoice = { start: Day; end: Day; by: PeriodKind; compare: DaysComparison | null };

/** The days and the cut that are shown: those of the address, or of the usual range. Days in the wrong order are swapped. */
export function chosenRange(
  search: { [Name in keyof RangeChoice]: RangeChoice[Name] | null },
  usual: Pick<DateRange, 'start' | 'end' | 'period'>,
): RangeChoice {
  const start = search.start ?? (search.end && search.end < usual.start ? search.end : usual.start);
  const end = search.end ?? laterOf(start, usual.end);
  const rest = { by: search.by ?? usual.period, compare: search.compare };
  return start <= end ? { start, end, ...rest } : { start: end, end: start, ...rest };
}

export function laterOf(first: Day, second: Day): Day {
  if (first > second) return first;
  return second;
}

/** The queries of a choice: cut into periods, whole where it is cut, and the days it is compared with. */
export function rangeQueriesOf(choice: RangeChoice, time: BooksTime) {
  const { days, against } = comparisonOf(choice, time);
  return [
    queryOf(days, choice.by),
    ...(choice.by === 'all' ? [] : [queryOf(days, 'all')]),
    ...(against ? [queryOf(against, 'all')] : []),
  ];
}

function queryOf({ start, end }: { start: Day; end: Day }, period: PeriodKind) {
  return { start_datetime: startOfDay(start), end_datetime: endOfDay(end), period };
}
