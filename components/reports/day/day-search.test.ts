import { expect, it } from 'vitest';
import { namedDays } from './day-search';

it.each([
  ['2026-11-21', '12/31', ['2026-11-21', '2026-10-31', '2026-09-30', '2025-12-31']],
  ['2026-01-31', '12/31', ['2026-01-31', '2025-12-31', '2025-12-31', '2025-12-31']],
  ['2026-08-01', '06/30', ['2026-08-01', '2026-07-31', '2026-06-30', '2026-06-30']],
])('names the days seen from %s of a year ending %s', (today, fiscalYear, expected) => {
  expect(namedDays(today, fiscalYear).map((each) => each.day)).toEqual(expected);
});
