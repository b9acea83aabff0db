import { expect, it } from 'vitest';
import { chosenDays, loadStatementSearch } from './statement-search';

const usual = { start: '2025-12-01', end: '2026-11-30' };

it.each([
  ['', '2025-12-01', '2026-11-30'],
  ['end=2026-03-31', '2024-01-01', '2026-03-31'],
  ['start=2026-03-01', '2026-03-01', '2026-11-30'],
  ['start=2027-03-01', '2027-03-01', '2027-03-01'],
  ['start=2026-03-31&end=2026-03-01', '2026-03-01', '2026-03-31'],
  ['end=2020-03-31', '2020-03-31', '2024-01-01'],
  ['start=soon&end=2026-02-30', '2025-12-01', '2026-11-30'],
])('shows for %j %s to %s', (search, start, end) => {
  const days = chosenDays(loadStatementSearch(new URLSearchParams(search)), usual, '2024-01-01');
  expect(days).toEqual({ start, end });
});
