import { expect, it } from 'vitest';
import { closedMonth } from './package-message';

it.each([
  [null, '2026-11-23', null],
  ['2026-10-31', '2026-11-23', '2026-10'],
  ['2026-10-30', '2026-11-03', '2026-09'],
  ['2026-11-10', '2026-11-23', '2026-10'],
  ['2026-09-30', '2026-11-23', null],
  ['2025-12-31', '2026-01-05', '2025-12'],
  ['2026-11-30', '2026-11-30', null],
])('closed through %s, on %s: %s', (lockedThrough, today, month) => {
  expect(closedMonth(lockedThrough, today)).toBe(month);
});
