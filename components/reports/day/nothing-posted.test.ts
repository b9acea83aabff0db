import { expect, it } from 'vitest';
import { adviceOn } from './nothing-posted';

it.each([
  ['2026-11-27', 'Choose a later date, or import your bank transactions.'],
  ['2026-11-28', 'Import your bank transactions.'],
  ['2026-12-31', 'Import your bank transactions.'],
])('of %s, on 28 November, it advises: %s', (date, advice) => {
  expect(adviceOn(date as '2026-11-27', '2026-11-28')).toBe(advice);
});
