import { createLoader, parseAsStringLiteral } from 'nuqs/server';
import type { PeriodReport } from '@/lib/contract/report';
import { type Day, endOfDay, startOfDay } from '@/lib/dates/instant';
import { monthsEarlier } from '@/lib/dates/months';
import { daySearch } from '../day/day-search';
import { comparisonWithin, dayComparisons, earlierDay } from '../day/earlier-day';
import type { Reading } from '../use-reading';

export const sheetComparisons = [...dayComparisons, 'months', 'quarters', 'years'] as const;
/** With one day so much earlier, or one after another with the ends of the periods before. */
export type SheetComparison = (typeof sheetComparisons)[number];

/** What the address of the balance sheet says. */
export const balanceSheetSearch = {
  ...daySearch,
  compare: parseAsStringLiteral([...sheetComparisons, 'none'] as const),
  view: parseAsStringLiteral(['chart', 'table'] as const).withDefault('chart'),
};

export const loadBalanceSheetSearch = createLoader(balanceSheetSearch);

export type SheetReading = Reading<SheetChoice, PeriodReport>;

export type SheetChoice = {
  date: Day;
  compare: SheetComparison | null;
  /** The first day that reports count: no sheet is asked for before it. */
  booksStart: Day;
};

type SheetSearch = {
  date: Day | null;
  compare: SheetComparison | 'none' | null;
  view: 'chart' | 'table';
};

/** The sheet that the address asks for: with the chart, month by month unless it says otherwise. */
export function chosenSheet({ date, compare, view }: SheetSearch, today: Day, booksStart: Day): SheetChoice {
  const usual = view === 'chart' ? 'months' : 'none';
  const chosen = compare ?? usual;
  return { date: date ?? today, compare: chosen === 'none' ? null : chosen, booksStart };
}

/** A year of months, two of quarters, and five years: what is read beside one another. */
const series = {
  months: { period: 'month', back: 11 },
  quarters: { period: 'quarter', back: 21 },
  years: { period: 'year', back: 48 },
} as const;

/** Whether the sheet that another is compared with would be of before the books began. */
export function isBeforeBooks({ date, compare, booksStart }: SheetChoice): boolean {
  return comparisonWithin(date, compare, booksStart) !== compare;
}

/** The queries of a choice: of the day's sheet with those before it in time order, or of the day's and then an earlier one. */
export function sheetQueriesOf(choice: SheetChoice) {
  const { date, compare, booksStart } = choice;
  const end = { end_datetime: endOfDay(date) };
  if (compare === null || isBeforeBooks(choice)) return [end];
  if (compare === 'month' || compare === 'quarter' || compare === 'year') {
    return [end, { end_datetime: endOfDay(earlierDay(date, compare)) }];
  }
  const { period, back } = series[compare];
  const first = monthsEarlier(date, back);
  const start = first < booksStart && booksStart <= date ? booksStart : first;
  return [{ ...end, start_datetime: startOfDay(start), period }];
}
