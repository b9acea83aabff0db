import { describe, expect, it } from 'vitest';
import { dayOf } from '@/lib/dates/instant';
import { rangeQueriesOf } from '../range/range-search';
import { monthChoices } from './month-package';

const booksStart = '2024-01-01';

/** The last day of each report of the month, and of what it is compared with. */
function endsOf(month: string, today: string) {
  const { range, sheet, trial, months } = monthChoices(month, booksStart, today);
  const ranges = rangeQueriesOf(range, { today, fiscalYear: '12/31', booksStart });
  return [...ranges.map((query) => dayOf(query.end_datetime)), sheet.date, trial.date, months.end];
}

describe('the reports of a month end on one day', () => {
  it.each([
    ['2026-11', '2026-11-15', '2026-10-15', '2026-11-15'],
    ['2026-11', '2026-11-30', '2026-10-31', '2026-11-30'],
    ['2026-10', '2026-11-15', '2026-09-30', '2026-10-31'],
  ])('%s, on %s', (month, today, before, last) => {
    expect(endsOf(month, today)).toEqual([last, before, last, last, last]);
  });
});

it('compares the balances of a month that is not over with those that the books hold', () => {
  expect(monthChoices('2026-11', '2026-10-20', '2026-11-15').sheet.compare).toBeNull();
  expect(monthChoices('2026-11', '2026-10-10', '2026-11-15').sheet.compare).toBe('month');
});
