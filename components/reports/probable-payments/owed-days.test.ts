import { expect, it } from 'vitest';
import { owedDays } from './owed-days';

const time = { today: '2026-11-24', fiscalYear: '12/31', booksStart: '2026-01-01' };
const choice = (start: string, end: string) => ({ start, end, by: 'month' as const, compare: null });

it('gives the last day and the one before the first', () => {
  expect(owedDays(choice('2026-03-01', '2026-05-31'), time)).toEqual({
    end: '2026-05-31',
    before: '2026-02-28',
  });
});

it('gives today of days that are not over, and none before the books begin', () => {
  expect(owedDays(choice('2026-01-01', '2026-12-31'), time)).toEqual({ end: '2026-11-24', before: null });
});

it('gives none of days to come', () => {
  expect(owedDays(choice('2026-12-01', '2026-12-31'), time)).toEqual({ end: null, before: null });
});
