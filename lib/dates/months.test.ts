import { describe, expect, it } from 'vitest';
import {
  dayInMonth,
  daysOfMonth,
  firstDayOfMonth,
  isLastDayOfMonth,
  lastDayOfMonth,
  monthIndex,
  monthOf,
  monthsEarlier,
} from './months';

it.each(['2028-02', '2028-02-10', '2028-02-10T08:30:00.000Z'])('knows the month of %s', (text) => {
  expect(monthOf(text)).toBe('2028-02');
  expect(firstDayOfMonth(text)).toBe('2028-02-01');
  expect(lastDayOfMonth(text)).toBe('2028-02-29');
});

it('ends February with its last day', () => {
  expect(daysOfMonth('2028-02')).toEqual({ start: '2028-02-01', end: '2028-02-29' });
  expect(daysOfMonth('2026-02')).toEqual({ start: '2026-02-01', end: '2026-02-28' });
});

it('finds the same month again by its index', () => {
  expect(monthIndex('2026-12') - monthIndex('2026-01')).toBe(11);
  expect(dayInMonth(monthIndex('0999-12'), 31)).toBe('0999-12-31');
});

describe('a day so many months earlier', () => {
  it.each([
    ['2026-03-31', 1, '2026-02-28'],
    ['2026-01-15', 1, '2025-12-15'],
    ['2026-02-28', 1, '2026-01-28'],
    ['2024-02-29', 12, '2023-02-28'],
    ['2026-11-30', -3, '2027-02-28'],
  ])('than %s, by %i, is %s', (day, count, earlier) => {
    expect(monthsEarlier(day, count)).toBe(earlier);
  });

  it('stays the last of its month where that is wanted', () => {
    expect(isLastDayOfMonth('2026-02-28')).toBe(true);
    expect(monthsEarlier('2026-02-28', 1, { keepsLast: true })).toBe('2026-01-31');
    expect(monthsEarlier('2026-02-27', 1, { keepsLast: true })).toBe('2026-01-27');
  });
});
