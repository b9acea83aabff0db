import { createLoader, parseAsBoolean, parseAsStringLiteral } from 'nuqs/server';
import type { PeriodKind } from '@/lib/dates/fiscal-year';
import { type Day, endOfDay, startOfDay } from '@/lib/dates/instant';
import { parseAsDay } from '../day-parser';
import type { DateRange } from './date-ranges';

/** What the address of the report says. */
export const cashFlowSearch = {
  start: parseAsDay,
  end: parseAsDay,
  by: parseAsStringLiteral(['month', 'quarter', 'year', 'all'] as const),
  view: parseAsStringLiteral(['chart', 'table'] as const).withDefault('chart'),
  empty: parseAsBoolean.withDefault(false),
};

export const loadCashFlowSearch = createLoader(cashFlowSearch);

export type CashFlowChoice = { start: Day; end: Day; by: PeriodKind };

/** The days and the cut that are shown: those of the address, or of the usual range. The order of days is mended. */
export function chosenCashFlow(
  search: { start: Day | null; end: Day | null; by: PeriodKind | null },
  usual: Pick<DateRange, 'start' | 'end' | 'period'>,
): CashFlowChoice {
  const start = search.start ?? (search.end && search.end < usual.start ? search.end : usual.start);
  const end = search.end ?? laterOf(start, usual.end);
  const by = search.by ?? usual.period;
  return start <= end ? { start, end, by } : { start: end, end: start, by };
}

function laterOf(first: Day, second: Day): Day {
  if (first > second) return first;
  return second;
}

export function cashFlowQueryOf({ start, end, by }: CashFlowChoice) {
  return { start_datetime: startOfDay(start), end_datetime: endOfDay(end), period: by };
}
