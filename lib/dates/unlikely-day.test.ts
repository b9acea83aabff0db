import { expect, it } from 'vitest';
import { isOverAYearAhead, isUnlikelyDay } from './unlikely-day';

const today = '2026-11-28';

it.each([
  ['0226-11-03', true],
  ['1979-12-31', true],
  ['1980-01-01', false],
  ['2026-11-28', false],
  ['2027-11-28', false],
  ['2027-11-29', true],
  ['2062-11-03', true],
])('takes %s for mistyped: %s', (day, isUnlikely) => {
  expect(isUnlikelyDay(day, today)).toBe(isUnlikely);
});

it('has a day of long ago not ahead', () => {
  expect(isOverAYearAhead('0226-11-03', today)).toBe(false);
});
