import { expect, it } from 'vitest';
import { chosenRange, loadRangeSearch, rangeQueriesOf } from './range-search';

const usual = { start: '2025-12-01', end: '2026-11-30', period: 'month' as const };

it.each([
  ['', '2025-12-01', '2026-11-30', 'month'],
  ['start=2026-01-01&end=2026-06-30&by=quarter', '2026-01-01', '2026-06-30', 'quarter'],
  ['start=2026-06-30&end=2026-01-01', '2026-01-01', '2026-06-30', 'month'],
  ['start=2027-01-01', '2027-01-01', '2027-01-01', 'month'],
  ['end=2020-01-01', '2020-01-01', '2020-01-01', 'month'],
  ['start=2026-02-30&end=soon&by=week', '2025-12-01', '2026-11-30', 'month'],
])('shows for %j %s to %s by %s', (search, start, end, by) => {
  const chosen = chosenRange(loadRangeSearch(new URLSearchParams(search)), usual);
  expect(chosen).toEqual({ start, end, by, compare: null });
});

const time = { today: '2026-11-24', fiscalYear: '12/31', booksStart: '2020-01-01' };
const january = { start_datetime: '2026-01-01T00:00:00.000Z', end_datetime: '2026-01-31T23:59:59.999Z' };
const january2025 = { start_datetime: '2025-01-01T00:00:00.000Z', end_datetime: '2025-01-31T23:59:59.999Z' };

it.each([
  ['all', null, [{ ...january, period: 'all' }]],
  [
    'month',
    null,
    [
      { ...january, period: 'month' },
      { ...january, period: 'all' },
    ],
  ],
  [
    'all',
    'year',
    [
      { ...january, period: 'all' },
      { ...january2025, period: 'all' },
    ],
  ],
  [
    'month',
    'year',
    [
      { ...january, period: 'month' },
      { ...january, period: 'all' },
      { ...january2025, period: 'all' },
    ],
  ],
] as const)('asks for whole days, cut by %s and compared by %s', (by, compare, expected) => {
  expect(rangeQueriesOf({ start: '2026-01-01', end: '2026-01-31', by, compare }, time)).toEqual(expected);
});

it('asks for the days through today where those of a period that is not over are compared', () => {
  const november = { start: '2026-11-01', end: '2026-11-30', by: 'all', compare: 'period' } as const;
  expect(rangeQueriesOf(november, time)).toMatchObject([
    { end_datetime: '2026-11-24T23:59:59.999Z' },
    { start_datetime: '2026-10-01T00:00:00.000Z', end_datetime: '2026-10-24T23:59:59.999Z' },
  ]);
});
