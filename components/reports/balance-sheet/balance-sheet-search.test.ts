import { expect, it } from 'vitest';
import { chosenSheet, sheetQueriesOf } from './balance-sheet-search';

const end = (day: string) => `${day}T23:59:59.999Z`;
const booksStart = '2020-01-01';

it.each([
  ['2026-11-21', 'year', '2025-11-21'],
  ['2026-11-21', 'quarter', '2026-08-21'],
  ['2026-11-21', 'month', '2026-10-21'],
  ['2026-01-15', 'month', '2025-12-15'],
  ['2026-11-30', 'month', '2026-10-31'],
  ['2026-03-31', 'month', '2026-02-28'],
  ['2024-03-30', 'month', '2024-02-29'],
  ['2026-03-29', 'month', '2026-02-28'],
  ['2024-02-29', 'year', '2023-02-28'],
  ['2025-02-28', 'year', '2024-02-29'],
] as const)('compares %s a %s earlier with %s', (date, compare, expected) => {
  expect(sheetQueriesOf({ date, compare, booksStart })).toEqual([
    { end_datetime: end(date) },
    { end_datetime: end(expected) },
  ]);
});

it.each([
  ['months', 'month', '2025-12-21'],
  ['quarters', 'quarter', '2025-02-21'],
  ['years', 'year', '2022-11-21'],
] as const)('asks for %s one after another', (compare, period, start) => {
  const query = { end_datetime: end('2026-11-21'), start_datetime: `${start}T00:00:00.000Z`, period };
  expect(sheetQueriesOf({ date: '2026-11-21', compare, booksStart })).toEqual([query]);
});

it('asks for nothing before the books begin', () => {
  const sheets = (date: string) => sheetQueriesOf({ date, compare: 'years', booksStart: '2025-03-01' })[0];
  expect(sheets('2026-11-21')).toMatchObject({ start_datetime: '2025-03-01T00:00:00.000Z' });
  expect(sheets('2024-11-21')).toMatchObject({ start_datetime: '2020-11-21T00:00:00.000Z' });
});

it('asks for the one sheet where nothing is compared', () => {
  expect(sheetQueriesOf({ date: '2026-11-21', compare: null, booksStart })).toEqual([
    { end_datetime: end('2026-11-21') },
  ]);
});

it.each([
  ['chart', null, 'months'],
  ['chart', 'none', null],
  ['chart', 'year', 'year'],
  ['table', null, null],
  ['table', 'quarters', 'quarters'],
] as const)('with %s and comparison %s shows %s', (view, compare, expected) => {
  const choice = chosenSheet({ date: null, compare, view }, '2026-11-21', booksStart);
  expect(choice).toEqual({ date: '2026-11-21', compare: expected, booksStart });
});

it('compares with no day before the books began', () => {
  const sheets = (date: string) => sheetQueriesOf({ date, compare: 'month', booksStart: '2026-11-01' });
  expect([sheets('2026-11-24').length, sheets('2026-12-01').length]).toEqual([1, 2]);
});
