import { expect, it } from 'vitest';
import { comparedDay, namedDays } from './balance-sheet-search';

it.each([
  ['2026-11-21', 'year', '2025-11-21'],
  ['2026-11-21', 'month', '2026-10-21'],
  ['2026-01-15', 'month', '2025-12-15'],
  ['2026-11-30', 'month', '2026-10-31'],
  ['2026-03-31', 'month', '2026-02-28'],
  ['2024-03-30', 'month', '2024-02-29'],
  ['2026-03-29', 'month', '2026-02-28'],
  ['2024-02-29', 'year', '2023-02-28'],
  ['2025-02-28', 'year', '2024-02-29'],
  ['2026-11-21', null, null],
] as const)('compares %s a %s earlier with %s', (date, compare, expected) => {
  expect(comparedDay(date, compare)).toBe(expected);
});

it.each([
  ['2026-11-21', '12/31', ['2026-11-21', '2026-10-31', '2026-09-30', '2025-12-31']],
  ['2026-01-31', '12/31', ['2026-01-31', '2025-12-31', '2025-12-31', '2025-12-31']],
  ['2026-08-01', '06/30', ['2026-08-01', '2026-07-31', '2026-06-30', '2026-06-30']],
])('names the days seen from %s of a year ending %s', (today, fiscalYear, expected) => {
  expect(namedDays(today, fiscalYear).map((each) => each.day)).toEqual(expected);
});
