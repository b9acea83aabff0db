import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/instant';
import { comparedDays, comparisonOf } from './compared-days';

const over = { today: '2027-06-15', fiscalYear: '12/31' };

it.each([
  ['period', '2026-01-01', '2026-06-30', '2025-07-01', '2025-12-31'],
  ['period', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['period', '2024-02-01', '2024-02-29', '2024-01-01', '2024-01-31'],
  ['period', '2026-01-10', '2026-01-19', '2025-12-31', '2026-01-09'],
  ['period', '2026-01-10', '2026-01-10', '2026-01-09', '2026-01-09'],
  ['year', '2026-01-01', '2026-06-30', '2025-01-01', '2025-06-30'],
  ['year', '2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
  ['year', '2024-02-29', '2024-03-15', '2023-02-28', '2023-03-15'],
] as const)('compares by %s %s to %s with %s to %s', (compare, start, end, from, to) => {
  expect(comparedDays({ start, end }, compare, over)).toEqual({ start: from, end: to });
});

it.each([
  ['04/05', '2026-04-06', '2026-07-05', '2026-01-06', '2026-04-05'],
  ['04/05', '2026-07-06', '2026-10-05', '2026-04-06', '2026-07-05'],
  ['06/15', '2026-06-16', '2026-09-15', '2026-03-16', '2026-06-15'],
  ['08/30', '2026-05-31', '2026-08-30', '2026-03-01', '2026-05-30'],
])(
  'compares a quarter of a year to %s, %s to %s, with the one before',
  (fiscalYear, start, end, from, to) => {
    const days = comparedDays({ start, end }, 'period', { today: '2027-12-01', fiscalYear });
    expect(days).toEqual({ start: from, end: to });
    const tenth = comparedDays({ start, end }, 'period', { today: addDays(start, 9), fiscalYear });
    expect(tenth).toEqual({ start: from, end: addDays(from, 9) });
  },
);

describe('on November 24, 2026', () => {
  const time = { today: '2026-11-24', fiscalYear: '12/31' };

  it.each([
    ['this month', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-24'],
    ['this quarter', '2026-10-01', '2026-12-31', '2026-07-01', '2026-08-24'],
    ['this fiscal year', '2026-01-01', '2026-12-31', '2025-01-01', '2025-11-24'],
    ['the last 12 months', '2025-12-01', '2026-11-30', '2024-12-01', '2025-11-24'],
    ['the fiscal year to date', '2026-01-01', '2026-11-24', '2025-01-01', '2025-11-24'],
    ['a month to a day', '2026-10-01', '2026-10-20', '2026-09-01', '2026-09-20'],
    ['a quarter to a day', '2026-07-01', '2026-08-20', '2026-04-01', '2026-05-20'],
    ['days that are not over', '2026-11-20', '2026-11-29', '2026-11-10', '2026-11-14'],
    ['last month', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
  ])('compares %s with the same days before', (_, start, end, from, to) => {
    expect(comparedDays({ start, end }, 'period', time)).toEqual({ start: from, end: to });
  });

  it('compares what is not over with as much of a year earlier', () => {
    const november = { start: '2026-11-01', end: '2026-11-30' };
    expect(comparedDays(november, 'year', time)).toEqual({ start: '2025-11-01', end: '2025-11-24' });
  });

  it('counts a fiscal year to date from its own first day', () => {
    const days = { start: '2026-07-01', end: '2026-11-24' };
    expect(comparedDays(days, 'period', { ...time, fiscalYear: '06/30' })).toEqual({
      start: '2025-07-01',
      end: '2025-11-24',
    });
  });
});

it('compares the last day of a shorter month with the last of the one before', () => {
  const november = { start: '2026-11-01', end: '2026-11-30' };
  const time = { today: '2026-11-30', fiscalYear: '12/31' };
  expect(comparedDays(november, 'period', time).end).toBe('2026-10-31');
  const toDate = { start: '2026-01-01', end: '2026-11-30' };
  expect(comparedDays(toDate, 'period', time)).toEqual({ start: '2025-01-01', end: '2025-11-30' });
});

describe('comparisonOf', () => {
  const time = { today: '2026-11-24', fiscalYear: '12/31', booksStart: '2026-02-01' };
  const of = (start: string, end: string, compare: 'period' | 'year' | null = 'period') =>
    comparisonOf({ start, end, compare }, time);

  it('is of the days through today, and of all where nothing is compared', () => {
    expect(of('2026-11-01', '2026-11-30')).toEqual({
      days: { start: '2026-11-01', end: '2026-11-24' },
      against: { start: '2026-10-01', end: '2026-10-24' },
      held: 'all',
      isFair: true,
    });
    expect(of('2026-11-01', '2026-11-30', null).days.end).toBe('2026-11-30');
  });

  it('has nothing before the books began, and judges no part of a period', () => {
    expect(of('2026-02-01', '2026-02-28')).toMatchObject({ against: null, held: 'none' });
    expect(of('2026-04-01', '2026-06-30')).toMatchObject({
      against: { start: '2026-02-01', end: '2026-03-31' },
      held: 'part',
      isFair: false,
    });
  });

  it('has nothing before the first day that is kept', () => {
    const fromTheFirst = { start: '0001-01-01', end: '2026-11-10', compare: 'period' as const };
    const comparison = comparisonOf(fromTheFirst, { ...time, booksStart: '0001-01-01' });
    expect(comparison).toMatchObject({ against: null, held: 'none' });
  });

  it('judges no days that are still to come', () => {
    expect(of('2026-12-01', '2026-12-31').isFair).toBe(false);
  });
});
