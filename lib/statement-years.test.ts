import { expect, it } from 'vitest';
import { dayOf } from './dates/instant';
import { yearsOfStatement } from './statement-years';

const line = (day: string) => ({ datetime: `${day}T00:00:00.000Z` });
const yearEnd = (year: number, balance: number) => ({
  period: `${year}`,
  end_datetime: `${year}-06-30T23:59:59.999Z`,
  balance,
});
const lines = [line('2024-06-30'), line('2024-07-01'), line('2025-01-01'), line('2026-07-01')];
const ends = [yearEnd(2024, 5), yearEnd(2025, 7)];
const shape = (years: ReturnType<typeof yearsOfStatement>) =>
  years.map((year) => [year.lines.map(({ datetime }) => dayOf(datetime)), year.end?.period ?? null]);

it('gives each fiscal year its lines, and the last year those after it', () => {
  expect(shape(yearsOfStatement(lines, ends, true))).toEqual([
    [['2024-06-30'], '2024'],
    [['2024-07-01', '2025-01-01'], '2025'],
    [['2026-07-01'], null],
  ]);
});

it('does not end a year whose lines may go on in the next page', () => {
  expect(shape(yearsOfStatement(lines.slice(0, 2), ends, false))).toEqual([
    [['2024-06-30'], '2024'],
    [['2024-07-01'], null],
  ]);
  expect(shape(yearsOfStatement(lines.slice(0, 2), ends, true))).toEqual([
    [['2024-06-30'], '2024'],
    [['2024-07-01'], '2025'],
    [[], null],
  ]);
});

it('ends a year whose entries all came before the statement began', () => {
  expect(shape(yearsOfStatement([line('2026-07-01')], [yearEnd(2025, 7)], true))).toEqual([
    [[], '2025'],
    [['2026-07-01'], null],
  ]);
});

it('is one stretch where nothing resets', () => {
  expect(shape(yearsOfStatement(lines, [], true))).toEqual([
    [['2024-06-30', '2024-07-01', '2025-01-01', '2026-07-01'], null],
  ]);
});
