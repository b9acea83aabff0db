import { expect, it } from 'vitest';
import { bankingDaysBetween } from './banking-days';

it.each([
  ['the same day', '2026-03-04', '2026-03-04', 0],
  ['the next day', '2026-03-04', '2026-03-05', 1],
  ['over a weekend', '2026-03-06', '2026-03-09', 1],
  ['from a Saturday', '2026-03-07', '2026-03-09', 1],
  ['to a Sunday', '2026-03-06', '2026-03-08', 0],
  ['a week', '2026-03-02', '2026-03-09', 5],
  ['backwards', '2026-03-09', '2026-03-05', -2],
])('counts %s', (_, from, to, expected) => {
  expect(bankingDaysBetween(from, to)).toBe(expected);
});
