import { describe, expect, it } from 'vitest';
import { lastWholeMonth, monthsSince, readMonth } from './month-days';

it.each([
  ['2026-10', '2026-10'],
  ['2026-13', null],
  ['2026-1', null],
  ['2026-10-01', null],
  [undefined, null],
])('reads %s as the month %s', (text, month) => {
  expect(readMonth(text)).toBe(month);
});

describe('the month that is shown first', () => {
  it.each([
    ['2026-11-23', '2024-01-01', '2026-10'],
    ['2026-01-01', '2024-01-01', '2025-12'],
    ['2026-11-23', '2026-11-01', '2026-11'],
  ])('on %s, in books since %s, is %s', (today, booksStart, month) => {
    expect(lastWholeMonth(today, booksStart)).toBe(month);
  });
});

describe('the months to choose', () => {
  it('begin with the books and end today, the latest first', () => {
    expect(monthsSince('2026-09-15', '2026-11-23')).toEqual(['2026-11', '2026-10', '2026-09']);
  });

  it('are at most three years, and never none', () => {
    expect(monthsSince('2001-01-01', '2026-11-23')).toHaveLength(36);
    expect(monthsSince('2027-01-01', '2026-11-23')).toEqual(['2026-11']);
  });
});
