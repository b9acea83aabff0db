import { createLoader, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { type Day, endOfDay, startOfDay } from '@/lib/dates/instant';
import { figureOrigins } from '@/lib/paths';
import { parseAsDay } from '../day-parser';
import type { DateRange } from '../range/date-ranges';
import { laterOf } from '../range/range-search';

/** What the address of a statement says; `report` and `view` are where one came from. */
export const statementSearch = {
  start: parseAsDay,
  end: parseAsDay,
  report: parseAsStringLiteral(figureOrigins),
  view: parseAsString.withDefault(''),
};

export const loadStatementSearch = createLoader(statementSearch);

export type StatementDays = { start: Day; end: Day };

/** The days of the address, or the usual ones. With an end alone, as a balance has it, all since the books began. */
export function chosenDays(
  { start, end }: { start: Day | null; end: Day | null },
  usual: Pick<DateRange, 'start' | 'end'>,
  booksStart: Day,
): StatementDays {
  if (end === null && start === null) return { start: usual.start, end: usual.end };
  const from = start ?? booksStart;
  const to = end ?? laterOf(from, usual.end);
  return from <= to ? { start: from, end: to } : { start: to, end: from };
}

/** The query of a page, in time order. */
export function statementQueryOf({ start, end }: StatementDays) {
  return { start_datetime: startOfDay(start), end_datetime: endOfDay(end) };
}
