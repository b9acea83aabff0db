import { createLoader, parseAsStringLiteral } from 'nuqs/server';
import { type Day, endOfDay } from '@/lib/dates/instant';
import { daySearch } from '../day/day-search';
import { comparisonWithin, type DayComparison, dayComparisons, earlierDay } from '../day/earlier-day';

/** What the address of the trial balance says. */
export const trialBalanceSearch = { ...daySearch, compare: parseAsStringLiteral(dayComparisons) };

export const loadTrialBalanceSearch = createLoader(trialBalanceSearch);

export type TrialBalanceChoice = { date: Day; compare: DayComparison | null };

/** The balances that the address asks for; none is compared with a day before the books began. */
export function chosenTrialBalance(
  { date, compare }: { date: Day | null; compare: DayComparison | null },
  today: Day,
  booksStart: Day,
): TrialBalanceChoice {
  const day = date ?? today;
  return { date: day, compare: comparisonWithin(day, compare, booksStart) };
}

/** The query of the day, and of the earlier one that it is compared with. */
export function trialBalanceQueriesOf({ date, compare }: TrialBalanceChoice) {
  const days = compare === null ? [date] : [date, earlierDay(date, compare)];
  return days.map((day) => ({ end_datetime: endOfDay(day) }));
}
